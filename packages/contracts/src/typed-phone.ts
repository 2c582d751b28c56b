/** Maximum of characters of a typed or pasted phone number. */
export const longestPhone = 80;

/** The text without invisible characters; line breaks and tabs become spaces. */
export function withoutInvisible(text: string): string {
  return text.replace(/[\t\r\n\u2028\u2029]/g, ' ').replace(/[\p{Cf}\p{Cc}]/gu, '');
}

/** A phone number in ASCII: its digits and signs, and its extension. '' for no extension. */
export interface PlainPhone {
  number: string;
  extension: string;
}

const labels = String.raw`(?:whats ?app|telephone|telefone|telemovel|tel|phone|mobile|mob|cellphone|cell|cel|gsm|call|fixe|fax)(?![a-z])`;
const label = new RegExp(String.raw`^(?:${labels}[\s.:]*)+`, 'i');
/** "(WhatsApp)" or "- mobile", behind a number. */
const labelBehind = new RegExp(String.raw`[\s,:-]*\(?${labels}\)?[\s.]*$`, 'i');
const chatLink =
  /^(?:https?:\/\/)?(?:wa\.me\/|(?:(?:api|web|www)\.)?whatsapp\.com\/send\/?\?(?:[^#]*&)?phone=|whatsapp:\/\/send\/?\?(?:[^#]*&)?phone=)(?:\+|%2b)?(\d+).*$/i;
const extensionSign = /[\s,;]*(?:;ext=|#|(?:extension|extn|ext|poste|ramal|x)(?![a-z])[.:]?)\s*(\d{1,7})$/i;

/**
 * Reads a typed or pasted phone number: digits of any script, typographic spaces and dashes, `tel:` and WhatsApp links, a
 * label on either side, and an extension after it. Other characters stay, for the caller to refuse.
 */
export function plainPhone(text: string): PlainPhone {
  const plain = withoutInvisible(text)
    .normalize('NFKD')
    .replace(/[\p{M}\p{Emoji_Presentation}\u260e\u2706]/gu, '')
    .replace(/(?![0-9])\p{Nd}/gu, asciiDigit)
    .replace(/[\p{Pd}\u2212\u00ad\u30fc]/gu, '-')
    .replace(/[\u2044\u2215]/g, '/')
    .replace(/[\u00b7\u2022\u2024\u2027\u2219\u30fb\u3002]/g, '.')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^['"\u2018\u2019\u201c\u201d]+|['"\u2018\u2019\u201c\u201d]+$/g, '')
    .replace(chatLink, '+$1')
    .replace(label, '')
    .replace(labelBehind, '')
    .trim();
  const extension = extensionSign.exec(plain);
  if (!extension || !/\d/.test(plain.slice(0, extension.index))) return { number: plain, extension: '' };
  return { number: plain.slice(0, extension.index).trim(), extension: extension[1]! };
}

/** Digits of a script are ten code points in a row, from its zero. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/** Returns whether a text may be a phone number; '' may. Only the server knows whether it can be called. */
export function isTypedPhone(text: string): boolean {
  return /^[+\d\s()[\]./-]*$/.test(plainPhone(text).number);
}

/** Returns the number of digits of a phone number, without its extension. */
export function phoneDigits(text: string): number {
  return plainPhone(text).number.replace(/\D/g, '').length;
}
