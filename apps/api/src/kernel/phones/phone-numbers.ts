import { isTypedPhone, plainPhone } from '@africanscity/contracts/typed-phone';
import { isSupportedCountry, parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/max';
import { renumbered } from './renumbered.ts';

/** ISO 3166-1 alpha-2; null for an unknown one. */
type CountryCode = string | null;

/**
 * The E.164 form of a typed phone number, such as +263771234567; null when it cannot be told. A number without a country
 * code is one of the first of the countries that has such numbers.
 */
export function toE164(text: string, countries: readonly CountryCode[]): string | null {
  if (!isTypedPhone(text)) return null;
  for (const spelling of spellings(plainPhone(text).number)) {
    const read = readSpelling(spelling, countries);
    if (read) return read.number;
  }
  return null;
}

/** With the zero of "+44 (0)20 …", which some countries dial after the country code, and without. */
function spellings(number: string): string[] {
  const signs = (text: string) => {
    const digits = text.replace(/\D/g, '');
    return /^\D*\+/.test(text) ? `+${digits.replace(/^0+/, '')}` : digits;
  };
  return [...new Set([signs(number), signs(number.replace(/[([]\s*0\s*[)\]]/, ''))])];
}

function readSpelling(digits: string, countries: readonly CountryCode[]): PhoneNumber | undefined {
  if (digits.startsWith('+')) return international(digits);
  // Some countries dial 000 or 011 to call abroad: the library knows those of the default country.
  const abroad = /^00[1-9]/.test(digits) ? international(`+${digits.slice(2)}`) : undefined;
  if (abroad) return abroad;
  for (const country of countries) {
    const found = local(digits, country);
    if (found) return found;
  }
  return withoutPlus(digits);
}

/** A number with its country code. New ranges of numbers come faster than releases of the library: length decides. */
function international(digits: string): PhoneNumber | undefined {
  const parsed = parse(digits, null);
  if (!parsed) return undefined;
  if (parsed.isValid()) return parsed;
  const known = current(parsed);
  if (known) return known;
  return parsed.isPossible() && /^[1-9]\d{6,}$/.test(parsed.nationalNumber) ? parsed : undefined;
}

function local(digits: string, country: CountryCode): PhoneNumber | undefined {
  const parsed = country === null ? undefined : parse(digits, country);
  return parsed && current(parsed);
}

/** The country code is often typed without a +. Shorter texts may be local numbers of a country that is not known. */
const shortestWithoutPlus = 11;

function withoutPlus(digits: string): PhoneNumber | undefined {
  if (digits.length < shortestWithoutPlus || digits.startsWith('0')) return undefined;
  const parsed = parse(`+${digits}`, null);
  return parsed && current(parsed);
}

/** A number that is in use today: as it is, or as its country renumbered it. */
function current(parsed: PhoneNumber): PhoneNumber | undefined {
  if (parsed.isValid()) return parsed;
  const national = renumbered(parsed.countryCallingCode, parsed.nationalNumber);
  const changed = national && parse(`+${parsed.countryCallingCode}${national}`, null);
  return changed && changed.isValid() ? changed : undefined;
}

function parse(digits: string, country: CountryCode): PhoneNumber | undefined {
  const defaultCountry = country && isSupportedCountry(country) ? country : undefined;
  return parsePhoneNumberFromString(digits, { ...(defaultCountry ? { defaultCountry } : {}), extract: false });
}
