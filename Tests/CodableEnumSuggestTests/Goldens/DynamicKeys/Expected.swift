// Note: no enum is needed: the keys are data, so each sample is a [String: CodableEnumAnyValue]
