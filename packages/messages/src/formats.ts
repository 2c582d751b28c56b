import { language } from '@africanscity/messages/language';

// Formatters are slow to create, and each request has its own language.
const formatters = new Map<string, unknown>();

/** Formats a number in the language of the page: '1,234.5'. */
export function formatNumber(
  value: number | Intl.StringNumericLiteral,
  options: Intl.NumberFormatOptions = {},
): string {
  return formatterOf(Intl.NumberFormat, 'en-US', options).format(value);
}

/** Formats a date or a time in the language of the page: '24 Nov 2026'. Without `timeZone`, the zone is that of the device. */
export function formatDate(date: Date, options: Intl.DateTimeFormatOptions): string {
  return formatterOf(Intl.DateTimeFormat, 'en-GB', options).format(date);
}

/** Returns the name of a currency in the language of the page: 'Kenyan Shilling'; the code if it has none. */
export function currencyName(code: string): string {
  return formatterOf(Intl.DisplayNames, 'en', { type: 'currency' } as const).of(code) ?? code;
}

/** Returns the name of a country in the language of the page: 'Afrique du Sud' of ZA in French; the code if it has none. */
export function regionName(code: string): string {
  return formatterOf(Intl.DisplayNames, 'en', { type: 'region' } as const).of(code) ?? code;
}

/** Joins texts in the language of the page: 'a, b and c', or as a disjunction 'a, b, or c'. */
export function joinList(texts: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return formatterOf(Intl.ListFormat, type === 'conjunction' ? 'en-GB' : 'en-US', { type }).format(texts);
}

/**
 * Joins parts with the comma of the language of the page, without empty ones: 'a, b', in Arabic 'a، b', where each part keeps
 * its own direction.
 */
export function withCommas(parts: readonly (string | number | boolean | null | undefined)[]): string {
  const said = parts.filter(Boolean);
  if (language() !== 'ar' || said.length < 2) return said.join(', ');
  return `\u200f${said.map((part) => `\u2068${part}\u2069`).join('، ')}`;
}

/** Joins choices in the language of the page, without a comma before the last one: 'a, b or c'. */
export function joinChoices(texts: readonly string[]): string {
  return formatterOf(Intl.ListFormat, 'en-GB', { type: 'disjunction' }).format(texts);
}

/**
 * Joins the sign of a currency and a number as the language of the page does: '₦1,200', in French '1 200 ₦'. Arabic has
 * the mark before the number that `Intl` writes, so that the sign is to its left in a text of any direction.
 */
export function withSign(sign: string, number: string): string {
  if (language() === 'ar') return keepSigns(`\u200f${number}\u00a0${sign.trim()}`);
  return /fr|pt/.test(language()) ? `${number}\u00a0${sign.trim()}` : sign + number;
}

/** Keeps the order of a sign of letters and another character in Arabic, such as GH₵. */
function keepSigns(text: string): string {
  return language() === 'ar' ? text.replace(/[A-Z]+[$₵]/, '\u2066$&\u2069') : text;
}

/**
 * `english` is the locale of English. Arabic has Latin digits, because people copy prices and phone numbers. Angola and
 * Mozambique write as Portugal does, while `pt` is Brazil.
 */
function formatterOf<Formatter, Options>(
  Format: new (locale: string, options: Options) => Formatter,
  english: string,
  options: Options,
): Formatter {
  const locale = { en: english, ar: 'ar-u-nu-latn', fr: 'fr', pt: 'pt-PT', sw: 'sw' }[language()];
  const key = Format.name + locale + JSON.stringify(options);
  if (!formatters.has(key)) formatters.set(key, new Format(locale, options));
  return formatters.get(key) as Formatter;
}
