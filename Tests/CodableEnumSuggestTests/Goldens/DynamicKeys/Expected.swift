// Note: no enum is needed: the keys are data, and so each sample is a [String: CodableEnumAnyValue]
