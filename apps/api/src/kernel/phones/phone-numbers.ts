import { isTypedPhone, plainPhone } from '@africanscity/contracts/typed-phone';
import { isSupportedCountry, parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/max';
import { renumbered } from './renumbered.ts';

/** ISO 3166-1 alpha-2; null for an unknown one. */
type CountryCode = string | null;

/**
 * Returns the E.164 form of a typed phone number, such as +263771234567; null for an unclear one. A number without a country
 * code belongs to the first of the countries that has such numbers.
 */
export function toE164(text: string, countries: readonly CountryCode[]): string | null {
  if (!isTypedPhone(text)) return null;
  for (const spelling of spellings(plainPhone(text).number)) {
    const read = readSpelling(spelling, countries);
    if (read) return read.number;
  }
  return null;
}

/** With and without the zero of "+44 (0)20 …", which some countries dial after the country code. */
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

/** Reads a number with its country code by its length, because new ranges appear faster than releases of the library. */
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

/** Users often omit the + of a country code. Shorter texts may be local numbers of an unknown country. */
const shortestWithoutPlus = 11;

function withoutPlus(digits: string): PhoneNumber | undefined {
  if (digits.length < shortestWithoutPlus || digits.startsWith('0')) return undefined;
  const parsed = parse(`+${digits}`, null);
  return parsed && current(parsed);
}

/** Returns the current number: the same, or the one after the country's renumbering. */
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
