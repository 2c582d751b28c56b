interface Renumbering {
  /** Old national numbers, and the prefix that they got. */
  old: RegExp;
  prefix: string;
}

/**
 * Renumberings of countries, by calling code. Côte d'Ivoire (31 January 2021) added a prefix by operator (Moov, MTN, Orange),
 * which the second digit of a mobile number and the third of a fixed line decide. Benin (30 November 2024) added 01 to all
 * numbers.
 */
const renumberings = new Map<string, Renumbering[]>([
  [
    '225',
    [
      { old: /^(?:0[1-3]|[4-7][0-3])\d{6}$/, prefix: '01' },
      { old: /^[04-9][4-6]\d{6}$/, prefix: '05' },
      { old: /^[04-9][7-9]\d{6}$/, prefix: '07' },
      { old: /^[23]\d8\d{5}$/, prefix: '21' },
      { old: /^[23]\d0\d{5}$/, prefix: '25' },
      { old: /^[23]\d[1-79]\d{5}$/, prefix: '27' },
    ],
  ],
  ['229', [{ old: /^[24-69]\d{7}$/, prefix: '01' }]],
]);

/** Returns the new national number of an old one; undefined for a number that did not change. */
export function renumbered(callingCode: string, national: string): string | undefined {
  const rule = renumberings.get(callingCode)?.find(({ old }) => old.test(national));
  return rule && rule.prefix + national;
}
