"""`yokai_septet.engine._kernel` where the kernel is WebAssembly: its functions and classes.

The kernel's table says what there is. One call runs an entry of it, with MessagePack both ways
(`nanobind.hpp` is the other side). Objects stay in the kernel's memory; here they are an address,
and give back what they hold when Python drops them. `yokai_kernel` is the JavaScript module that
the page registers: `call`, and `on_callback` for functions of Python that the kernel calls.
"""

import builtins
from collections.abc import Callable
from typing import Any

import yokai_kernel
from msgspec import msgpack
from pyodide.ffi import create_proxy, to_js

_TUPLE, _CALLABLE = 127, 126  # else the number of an object's class
_FUNCTION, _METHOD, _PROPERTY, _CONSTRUCTOR, _DESTRUCTOR = range(5)


class _Object:
    """An object in the kernel's memory."""

    _number: int
    _free: int
    _address: bytes

    def __init__(self, *_: object, **__: object) -> None:
        raise TypeError(f"{type(self).__name__}: no constructor defined!")

    def __del__(self) -> None:
        if "_address" in self.__dict__:
            _run(self._free, self)


_classes: list[type[_Object]] = []
_callables: list[Callable[..., object]] = []
"""What the kernel may call at present, and the exception that one of them raised."""
_raised: list[BaseException] = []


def _pack(value: object) -> msgpack.Ext:
    if isinstance(value, _Object):
        return msgpack.Ext(value._number, value._address)
    if callable(value):
        _callables.append(value)
        return msgpack.Ext(_CALLABLE, bytes([len(_callables) - 1]))
    raise TypeError(f"The kernel takes no {type(value).__name__}.")


def _unpack(code: int, content: memoryview) -> object:
    if code == _TUPLE:
        return tuple(_decode(content))
    made = object.__new__(_classes[code])
    made._address = bytes(content)
    return made


_encode = msgpack.Encoder(enc_hook=_pack).encode
_decode = msgpack.Decoder(ext_hook=_unpack).decode


def _run(entry: int, *arguments: object) -> Any:
    waiting = len(_callables)
    try:
        answer = yokai_kernel.call(to_js(_encode((entry, *arguments)))).to_bytes()
    finally:
        del _callables[waiting:]
    exception, result = _decode(answer)
    if exception is None:
        return result
    raise _raised.pop() if exception == "" else getattr(builtins, exception)(result)


def _on_callback(number: int, arguments: Any) -> int:
    try:
        return bool(_callables[number](*_decode(arguments.to_bytes())))
    except BaseException as error:
        _raised.append(error)
        return -1


def _function(entry: int, name: str, parameters: list[str]) -> Callable[..., Any]:
    def run(*arguments: object, **named: object) -> Any:
        if named:
            arguments += tuple(named.pop(parameter) for parameter in parameters[len(arguments) :])
            if named:
                raise TypeError(f"{name}: incompatible function arguments")
        return _run(entry, *arguments)

    run.__name__ = run.__qualname__ = name
    return run


def _constructor(entry: int, parameters: list[str]) -> Callable[..., None]:
    make = _function(entry, "__init__", parameters)

    def construct(self: _Object, *arguments: object, **named: object) -> None:
        made = make(*arguments, **named)
        self._address = made.__dict__.pop("_address")

    return construct


def _define() -> None:
    """Make the classes, functions and attributes of the kernel's table."""
    classes, entries, attributes = _run(-1)
    for number, name in enumerate(classes):
        _classes.append(type(name, (_Object,), {"_number": number, "__module__": __name__}))
        globals()[name] = _classes[-1]
    for entry, (kind, of_class, name, parameters) in enumerate(entries):
        if kind == _FUNCTION:
            globals()[name] = _function(entry, name, parameters)
        elif kind == _METHOD:
            setattr(_classes[of_class], name, _function(entry, name, parameters))
        elif kind == _PROPERTY:
            setattr(_classes[of_class], name, property(_function(entry, name, parameters)))
        elif kind == _CONSTRUCTOR:
            setattr(_classes[of_class], name, _constructor(entry, parameters))
        else:
            _classes[of_class]._free = entry
    globals().update(attributes)


yokai_kernel.on_callback(create_proxy(_on_callback))
_define()
