/**
 * A number in a text. `value` is null when a single separator before three digits may be one of thousands or of decimals:
 * both values are given then.
 */
export interface WrittenNumber {
  value: number | null;
  asThousands: number;
  asDecimal: number;
  /** The sign that the number certainly uses for decimals, or certainly does not (because it separates thousands). */
  decimalSign?: '.' | ',';
}

/**
 * Reads digits with separators: "1,250,000", "1.250,50", "1 250" with any space, "1'250". Expects western digits. "·" is a
 * decimal sign, and a certain one unless three digits follow. Returns undefined for text that is no number, or whose groups are no
 * thousands.
 */
export function readNumber(text: string): WrittenNumber | undefined {
  const parts = /^(\d+(?:[ '’.,]\d+)*)(?:·(\d+))?$/.exec(text.replaceAll(/[\u00a0\u202f]/g, ' '));
  if (!parts) return undefined;
  const [, body = '', decimals] = parts;
  const signs = [...body.replace(/\d/g, '').replace(/’/g, "'")];
  const kinds = [...new Set(signs)];
  if (decimals !== undefined) {
    // Some write thousands with it, as in "85·000".
    if (kinds.length === 0 && decimals.length === 3) return oneSign(`${body}.${decimals}`, '.');
    return kinds.length <= 1 ? joined(body, signs.length, decimals) : undefined;
  }
  const last = signs.at(-1);
  if (last === undefined) return certain(Number(body));
  if (kinds.length === 1) {
    if (last === ' ' || last === "'") return joined(body, signs.length);
    return signs.length > 1 ? joined(body, signs.length, undefined, opposite(last)) : oneSign(body, last);
  }
  // The last sign is the decimal one, and occurs once; all before it separate thousands.
  if (kinds.length > 2 || signs.indexOf(last) !== signs.length - 1 || last === ' ' || last === "'") return undefined;
  const at = body.lastIndexOf(last);
  return joined(body.slice(0, at), signs.length - 1, body.slice(at + 1), last as '.' | ',');
}

/** Returns the number that a person types into a field; `isDecimal` decides what a sign before three digits is. */
export function typedNumber(text: string, isDecimal: boolean): number | undefined {
  const read = readNumber(text);
  return read && (read.value ?? (isDecimal ? read.asDecimal : read.asThousands));
}

/** Groups of three digits, or two before the last three, as in lakhs: "12,50,000". */
const groups = /^\d{1,3}(?:\D\d{3})+$|^\d{1,2}(?:\D\d{2})+\D\d{3}$/;

function joined(whole: string, signs: number, decimals?: string, decimalSign?: '.' | ','): WrittenNumber | undefined {
  if (signs > 0 && !groups.test(whole)) return undefined;
  return certain(Number(`${whole.replace(/\D/g, '')}${decimals === undefined ? '' : `.${decimals}`}`), decimalSign);
}

function oneSign(body: string, sign: string): WrittenNumber | undefined {
  const [whole = '', rest = ''] = body.split(sign);
  const asDecimal = Number(`${whole}.${rest}`);
  if (rest.length !== 3) return certain(asDecimal, sign as '.' | ',');
  if (/^0+$/.test(whole)) return certain(asDecimal, sign as '.' | ',');
  // "1250,000" has no thousands to separate, and no unit has thousandths.
  if (whole.length > 3 || whole.startsWith('0')) return undefined;
  return { value: null, asThousands: Number(whole + rest), asDecimal };
}

function certain(value: number, decimalSign?: '.' | ','): WrittenNumber {
  return { value, asThousands: value, asDecimal: value, ...(decimalSign && { decimalSign }) };
}

function opposite(sign: string): '.' | ',' {
  return sign === '.' ? ',' : '.';
}
