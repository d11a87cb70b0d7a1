// compilers: dotnet
// Custom attributes by reflection: which there are, made anew, inherited, as data.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;

enum Color : byte
{
    Red = 1,
    Blue = 200
}

[AttributeUsage(AttributeTargets.All, AllowMultiple = true)]
class TagAttribute : Attribute
{
    public readonly string Text;
    public int Number { get; set; }
    public Color Color;
    public object Any { get; set; }
    public Type[] Types;

    public TagAttribute(string text)
    {
        Text = text;
    }

    public TagAttribute(int number, params Color[] colors)
    {
        Text = "numbers " + string.Join("/", colors);
        Number = number;
    }

    public TagAttribute(object any, Type type, double d, char c, long l, bool b)
    {
        Text = string.Join("|", any, type, d, c, l, b);
    }

    public override string ToString()
    {
        return Text + ":" + Number + ":" + Color + ":" + Any + ":" + (Types == null ? "-" : string.Join("+", Types.Select(t => t.Name)));
    }
}

[AttributeUsage(AttributeTargets.Class | AttributeTargets.Method | AttributeTargets.Property, Inherited = false)]
class OwnAttribute : Attribute
{
}

[AttributeUsage(AttributeTargets.All)]
class OnceAttribute : Attribute
{
    public int Value { get; }

    public OnceAttribute(int value)
    {
        Value = value;
    }
}

class DeepAttribute : OnceAttribute
{
    public DeepAttribute() : base(7)
    {
    }
}

class FailingAttribute : Attribute
{
    public FailingAttribute()
    {
        throw new InvalidOperationException("attribute");
    }
}

[Tag("base", Number = 5, Color = Color.Blue), Own, Once(1)]
class Base
{
    [Tag("field", Any = "x")] public int Field;
    [NonSerialized] public int Other;

    [Tag("method"), Once(2), Own]
    [return: Tag("result")]
    public virtual int Method([Tag("parameter")] int first, string second = "d")
    {
        return first;
    }

    [Tag("property"), Once(3)]
    public virtual int Property { get; [Tag("setter")] set; }
}

[Tag(3, Color.Red, Color.Blue, Any = Color.Red), Once(4)]
[Tag(1, typeof(List<int>), 2.5, 'c', -4L, true, Types = new[] { typeof(int), typeof(Base) }, Any = null)]
class Derived : Base
{
    [Tag("override")]
    public override int Method(int first, string second)
    {
        return 0;
    }

    public override int Property { get; set; }
}

[Failing]
class Failed
{
}

[Deep, Serializable, Obsolete("old")]
class Marked
{
}

[Flags]
enum Options
{
    [Tag("none")] None,
    A
}

static class Program
{
    static void Show(string what, IEnumerable<object> attributes)
    {
        Console.WriteLine(what + ": " + string.Join(", ", attributes.Select(a => a is OnceAttribute once ? "once" + once.Value + a.GetType().Name : a.ToString())));
    }

    static void Members()
    {
        MethodInfo method = typeof(Derived).GetMethod("Method");
        Show("method", method.GetCustomAttributes(true));
        Show("method own", method.GetCustomAttributes(false));
        Show("method all", Attribute.GetCustomAttributes(method));
        Show("once", method.GetCustomAttributes(typeof(OnceAttribute), true));
        Console.WriteLine(method.IsDefined(typeof(OnceAttribute), true) + " " + method.IsDefined(typeof(OnceAttribute), false) + " " + method.IsDefined(typeof(OwnAttribute), true));
        PropertyInfo property = typeof(Derived).GetProperty("Property");
        Show("property", property.GetCustomAttributes(true));
        Show("property all", Attribute.GetCustomAttributes(property, true));
        Show("setter", typeof(Base).GetProperty("Property").SetMethod.GetCustomAttributes<TagAttribute>());
        Show("field", typeof(Base).GetField("Field").GetCustomAttributes(false));
        Show("other", typeof(Base).GetField("Other").GetCustomAttributes(false));
        ParameterInfo[] parameters = typeof(Base).GetMethod("Method").GetParameters();
        Show("parameter", parameters[0].GetCustomAttributes<TagAttribute>());
        Show("parameter", parameters[1].GetCustomAttributes(typeof(TagAttribute), false));
        Show("result", typeof(Base).GetMethod("Method").ReturnParameter.GetCustomAttributes(false));
        Show("enum", typeof(Options).GetField("None").GetCustomAttributes(typeof(TagAttribute), false));
        Console.WriteLine(typeof(Options).IsDefined(typeof(FlagsAttribute), false) + " " + typeof(Color).IsDefined(typeof(FlagsAttribute), false));
    }

    static void Types()
    {
        Show("base", typeof(Base).GetCustomAttributes(false).Where(a => a is TagAttribute or OnceAttribute or OwnAttribute));
        Show("derived", typeof(Derived).GetCustomAttributes(true));
        Show("derived own", typeof(Derived).GetCustomAttributes(false));
        Show("tags", typeof(Derived).GetCustomAttributes<TagAttribute>());
        Show("once", typeof(Derived).GetCustomAttributes(typeof(OnceAttribute), true));
        Show("own", typeof(Derived).GetCustomAttributes(typeof(OwnAttribute), true));
        Show("deep", typeof(Marked).GetCustomAttributes(typeof(OnceAttribute), true));
        Console.WriteLine(typeof(Derived).IsDefined(typeof(OwnAttribute)) + " " + typeof(Base).IsDefined(typeof(OwnAttribute)) + " " + typeof(Marked).IsDefined(typeof(OnceAttribute)));
        Console.WriteLine(typeof(Marked).IsDefined(typeof(SerializableAttribute)) + " " + typeof(Marked).IsSerializable + " " + typeof(Base).IsSerializable);
        Console.WriteLine(typeof(Marked).GetCustomAttribute<ObsoleteAttribute>() != null);
        Console.WriteLine(((OnceAttribute)Attribute.GetCustomAttribute(typeof(Derived), typeof(OnceAttribute))).Value);
        Console.WriteLine(typeof(Base).GetCustomAttribute<DeepAttribute>() == null);
        TagAttribute[] typed = (TagAttribute[])typeof(Base).GetCustomAttributes(typeof(TagAttribute), false);
        Console.WriteLine(typed.Length + " " + typed.GetType() + " " + typeof(Base).GetCustomAttributes(false).GetType());
        Console.WriteLine(ReferenceEquals(typeof(Base).GetCustomAttribute<OnceAttribute>(), typeof(Base).GetCustomAttribute<OnceAttribute>()));
        Console.WriteLine(new OnceAttribute(3).Equals(new OnceAttribute(3)) + " " + new OnceAttribute(3).Equals(new OnceAttribute(4)) + " " + new TagAttribute("x").Match(new TagAttribute("x")) + " " + new OnceAttribute(3).TypeId);
    }

    static void Data()
    {
        foreach (CustomAttributeData data in typeof(Derived).GetCustomAttributesData())
        {
            Console.WriteLine(data.AttributeType + " " + data.Constructor);
            foreach (CustomAttributeTypedArgument argument in data.ConstructorArguments)
            {
                string value = argument.Value is IList<CustomAttributeTypedArgument> items ? "{" + string.Join(",", items.Select(i => i.ArgumentType + " " + i.Value)) + "}" : argument.Value + "";
                Console.WriteLine("  " + argument.ArgumentType + " " + value);
            }
            foreach (CustomAttributeNamedArgument named in data.NamedArguments)
            {
                Console.WriteLine("  " + named.MemberName + " " + named.IsField + " " + named.TypedValue.ArgumentType);
            }
        }
    }

    static void Try(Action action)
    {
        try
        {
            action();
            Console.WriteLine("done");
        }
        catch (Exception exception)
        {
            Console.WriteLine(exception.GetType() + ": " + exception.Message + (exception.InnerException == null ? "" : " < " + exception.InnerException.Message));
        }
    }

    static void Main()
    {
        Types();
        Members();
        Data();
        Try(() => typeof(Failed).GetCustomAttributes(false));
        Try(() => Console.WriteLine(typeof(Failed).IsDefined(typeof(FailingAttribute))));
        Try(() => typeof(Derived).GetCustomAttribute<TagAttribute>());
        Try(() => Attribute.GetCustomAttribute(typeof(Derived), typeof(string)));
        Try(() => Attribute.GetCustomAttribute(typeof(Derived), null));
        Try(() => typeof(Derived).GetCustomAttributes(null, false));
    }
}
