# The tag that marks C++ exceptions among those of WebAssembly; an address is what they carry.
.tagtype __cpp_exception i32
.globl __cpp_exception
__cpp_exception:
