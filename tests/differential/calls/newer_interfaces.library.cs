public interface IShape
{
    int Area();
#if NEWER
    int Corners();
#endif
}

public abstract class Base
{
    public int Number() { return 1; }
#if NEWER
    public abstract int Missing();
#endif
}

public interface INamed
{
    string Name() { return "somebody"; }
}

public interface ILeft : INamed
{
#if NEWER
    string INamed.Name() { return "left"; }
#endif
}

public interface IRight : INamed
{
#if NEWER
    string INamed.Name() { return "right"; }
#endif
}

public interface IBoth : ILeft, IRight
{
#if NEWER
    string INamed.Name() { return "both"; }
#endif
}

public interface IAgain : INamed
{
#if NEWER
    abstract string INamed.Name();
#endif
}
