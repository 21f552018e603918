// Note: no enum is needed: the keys are data, so each sample is of type [String: CodableEnumAnyValue]
