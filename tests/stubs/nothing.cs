// Nothing in it could stand for anything.
static class Hidden
{
}
