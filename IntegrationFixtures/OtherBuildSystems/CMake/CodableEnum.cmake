# codable_enum(TARGET) gives a Swift target its generated Codable conformances.
#
# CODABLE_ENUM_GENERATOR is the path of codable-enum-generator, as
# `swift build -c release --product codable-enum-generator` builds it.
function(codable_enum target)
  if(NOT CODABLE_ENUM_GENERATOR)
    message(FATAL_ERROR "set CODABLE_ENUM_GENERATOR to the path of codable-enum-generator")
  endif()
  get_target_property(sources ${target} SOURCES)
  get_target_property(directory ${target} SOURCE_DIR)
  set(paths)
  foreach(source IN LISTS sources)
    cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY ${directory})
    if(source MATCHES "\\.swift$")
      list(APPEND paths ${source})
    endif()
  endforeach()
  # A list in a file: command lines are limited in length.
  list(JOIN paths "\n" lines)
  set(list ${CMAKE_CURRENT_BINARY_DIR}/${target}-sources.txt)
  file(CONFIGURE OUTPUT ${list} CONTENT "${lines}\n" @ONLY)
  set(output ${CMAKE_CURRENT_BINARY_DIR}/${target}+CodableEnum.swift)
  add_custom_command(
    OUTPUT ${output}
    COMMAND ${CODABLE_ENUM_GENERATOR} generate
      --sources-list ${list} --relative-to ${CMAKE_SOURCE_DIR} --output ${output}
    DEPENDS ${paths} ${list} ${CODABLE_ENUM_GENERATOR}
    COMMENT "Generating Codable conformances for ${target}"
    VERBATIM)
  target_sources(${target} PRIVATE ${output})
endfunction()
