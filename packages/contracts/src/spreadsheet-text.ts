/** The first character of a formula, also in its full width. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/u;
const number = /^[\d\s.,:;'’/()%+-]*\d[\d\s.,:;'’/()%+-]*$/u;
const exponent = /^[\d.,]*\d\s*e\s*[+-]?\d+$/iu;
const truth = /^\s*(true|false|vrai|faux|verdadeiro|falso)\s*$/iu;
const months =
  'jan(uary|v|vier|eiro)?|feb(ruary)?|fe?v(r|rier|ereiro)?|mar(ch|s|co)?|apr(il)?|avr(il)?|abr(il)?|mai(o)?|may|june?|juin|junho|jul(y|ho)?|' +
  'juil(let)?|aug(ust)?|aout|ago(sto)?|sept?(ember|embre)?|set(embro)?|oct(ober|obre)?|out(ubro)?|nov(ember|embre|embro)?|dec(ember|embre)?|dez(embro)?';
const monthName = new RegExp(`^[\\d\\s./,-]*(${months})[\\d\\s./,-]*$`, 'iu');

/**
 * Returns a text as a cell of a CSV file: with an apostrophe before a formula, and, if it is verbatim, before a number, a date or a truth
 * value, as which spreadsheets would store it otherwise. `unprotectText` returns the text again, whatever it is.
 */
export function protectText(text: string, isVerbatim: boolean): string {
  const bare = text.replace(/^'+/, '');
  return formula.test(bare) || ((isVerbatim || bare !== text) && isConverted(bare)) ? `'${text}` : text;
}

/** Returns the text of a cell without the apostrophe of `protectText`, which people also type before numbers. */
export function unprotectText(cell: string): string {
  if (!cell.startsWith("'")) return cell;
  const bare = cell.replace(/^'+/, '');
  return formula.test(bare) || isConverted(bare) ? cell.slice(1) : cell;
}

/** Whether a spreadsheet stores a text as something else: "0772" as 772, "3-4" and "MAR1" as dates. */
function isConverted(text: string): boolean {
  if (number.test(text) || exponent.test(text) || truth.test(text)) return true;
  return /\d/.test(text) && monthName.test(text.normalize('NFKD').replace(/\p{M}/gu, ''));
}
