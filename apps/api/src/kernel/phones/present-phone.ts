import type { PhoneLinks } from '@africanscity/contracts/phone-links';
import { plainPhone } from '@africanscity/contracts/typed-phone';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Returns links for a stored number, with the extension of its original text; null for an invalid number. */
export function presentPhone(text: string | null, e164: string | null): PhoneLinks | null {
  const parsed = text && e164 ? parsePhoneNumberFromString(e164) : undefined;
  if (!text || !e164 || !parsed) return null;
  const { extension } = plainPhone(text);
  if (extension) parsed.setExt(extension);
  return {
    e164,
    international: parsed.formatInternational(),
    tel: parsed.getURI(),
    whatsapp: extension ? null : `https://wa.me/${e164.slice(1)}`,
  };
}

/** Returns a number in its international form, or else as it was typed. */
export function shownPhone(text: string, e164: string | null): string {
  return presentPhone(text, e164)?.international ?? text;
}
