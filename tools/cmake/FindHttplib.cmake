# Finds cpp-httplib as Debian has it: a header and a shared library, whose classes depend on what
# the library was built with.
#
#   Httplib_ROOT   where an installation of its own lies (-DHttplib_ROOT=DIR)
#
# Makes the target Httplib::Httplib.
find_path(Httplib_INCLUDE_DIR httplib.h)
find_library(Httplib_LIBRARY cpp-httplib)

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(Httplib REQUIRED_VARS Httplib_LIBRARY Httplib_INCLUDE_DIR
  REASON_FAILURE_MESSAGE "install libcpp-httplib-dev, or give -DHttplib_ROOT=DIR")
mark_as_advanced(Httplib_INCLUDE_DIR Httplib_LIBRARY)

if(Httplib_FOUND AND NOT TARGET Httplib::Httplib)
  add_library(Httplib::Httplib UNKNOWN IMPORTED)
  set_target_properties(Httplib::Httplib PROPERTIES
    IMPORTED_LOCATION "${Httplib_LIBRARY}"
    INTERFACE_INCLUDE_DIRECTORIES "${Httplib_INCLUDE_DIR}"
    INTERFACE_COMPILE_DEFINITIONS
      "CPPHTTPLIB_OPENSSL_SUPPORT;CPPHTTPLIB_ZLIB_SUPPORT;CPPHTTPLIB_BROTLI_SUPPORT")
endif()
