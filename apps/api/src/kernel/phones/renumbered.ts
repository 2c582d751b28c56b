interface Renumbering {
  /** Old national numbers, and what is put in front of them. */
  old: RegExp;
  prefix: string;
}

/**
 * Numbers of countries that changed them, by calling code. Côte d'Ivoire (31 January 2021) put the operator in front,
 * which the second digit of a mobile number and the third of a fixed line tell: Moov, MTN, Orange. Benin
 * (30 November 2024) put 01 in front of all.
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

/** The national number that an old one became; undefined for a number that was not changed. */
export function renumbered(callingCode: string, national: string): string | undefined {
  const rule = renumberings.get(callingCode)?.find(({ old }) => old.test(national));
  return rule && rule.prefix + national;
}
