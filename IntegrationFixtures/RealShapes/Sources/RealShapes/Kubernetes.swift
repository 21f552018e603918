/// Kubernetes: https://kubernetes.io/docs/reference/kubernetes-api/
enum Kubernetes {
  /// `IntOrString`
  // @CodableEnum(style: .untagged)
  enum IntOrString: Hashable {
    case number(Int)
    case name(String)
  }

  /// `Volume`: a name, and beside it the one key of its source.
  // @CodableEnum(style: .untagged)
  enum Volume: Hashable {
    case volume(
      name: String,
      source: VolumeSource  // @CodableValue(flatten: true)
    )
  }

  // @CodableEnum(style: .external, empty: .object)
  enum VolumeSource: Hashable {
    case emptyDir(medium: String?)
    case hostPath(path: String)
    case configMap(name: String)
  }

  /// `LabelSelectorRequirement`
  // @CodableEnum(style: .internal, tag: "operator", caseNaming: .pascalCase)
  enum Requirement: Hashable {
    case `in`(key: String, values: [String])
    case notIn(key: String, values: [String])
    case exists(key: String)
    case doesNotExist(key: String)
  }

  /// `PodStatus.phase`, one of which is "Unknown":
  /// https://kubernetes.io/docs/concepts/workloads/pods/pod-lifecycle/#pod-phase
  // @CodableEnum(style: .rawValue, caseNaming: .pascalCase)
  enum Phase: Hashable {
    case pending, running, succeeded, failed
    // @CodableCase(.unknown, tag: "Unknown")
    case unclear
  }
}
