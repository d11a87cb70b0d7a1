"""Tables as text, for what prints numbers."""


def shown(value, digits=None):
    if value is None:
        return '-'
    return str(value) if digits is None else f'{value:.{digits}f}'


def print_table(title, names, rows):
    """The first column is text."""
    rows = [names] + rows
    widths = [max(len(row[i]) for row in rows) for i in range(len(names))]
    print(f'\n{title}')
    for row in rows:
        cells = [cell.rjust(width) for cell, width in zip(row, widths)]
        cells[0] = row[0].ljust(widths[0])
        print(('  ' + '  '.join(cells)).rstrip())
