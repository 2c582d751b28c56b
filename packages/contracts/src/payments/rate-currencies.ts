/** Currencies (ISO 4217) that may have an exchange rate: all but the US dollar, whose price the rate is. */
export const rateCurrencies: readonly string[] = [...new Set([...Intl.supportedValuesOf('currency'), 'SLE', 'ZWG'])]
  .filter((code) => code !== 'USD')
  .sort();
