/** Direction marks, zero-width characters and soft hyphens, which copied text contains invisibly. */
const invisible = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu;
const spaces = /[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]+/gu;

/** Replaces Arabic-Indic and Persian digits and their separators by 0-9, by "'" for thousands and by "·" for decimals. */
export function westernDigits(text: string): string {
  return text
    .replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/gu, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/(?<=\d)٬(?=\d)/gu, "'")
    .replace(/(?<=\d)٫(?=\d)/gu, '·');
}

/** Removes invisible characters and makes every run of spaces one plain space. */
export function plainSpaces(text: string): string {
  return text.replace(invisible, '').replace(spaces, ' ').trim();
}
