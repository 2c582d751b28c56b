import { isDeepStrictEqual } from 'node:util';
import * as texts from '@africanscity/messages/administration';
import type { BrandDraftForm, StoredDraft } from '@africanscity/contracts/administration/brand';
import type { CompanyDetails } from '@africanscity/contracts/messages/contact';
import type { z } from 'zod';
import { InvalidInput } from '../../errors.ts';
import { countryCode, countryFault } from '../../kernel/countries.ts';

type Fields = z.output<typeof BrandDraftForm>;

/** The contact details and the countries that the form shows. */
interface Shown {
  company: CompanyDetails;
  countries: string[];
}

/**
 * Returns the contact details and the countries of a draft after the form was saved. What the form did not change is left
 * out, so that publishing keeps it, and defaults follow the name of the site.
 */
export function changeContacts(
  before: StoredDraft,
  shown: Shown,
  { email, phones, address, placeName, latitude, longitude, countries }: Fields,
): Pick<StoredDraft, 'company' | 'countries'> {
  const { name, ...position } = shown.company.place;
  const place = {
    name: placeName ?? name,
    latitude: latitude ?? position.latitude,
    longitude: longitude ?? position.longitude,
  };
  const codes = countries && codesOfCountries(countries);
  return {
    company: { ...before.company, ...changedOf(shown.company, { email, phones, address, place }) },
    countries: isDeepStrictEqual(codes, shown.countries) ? before.countries : (codes ?? before.countries),
  };
}

/** Returns the given values that differ from the shown ones. */
function changedOf<Values extends object>(shown: Values, given: Partial<Values>): Partial<Values> {
  const names = Object.keys(given) as (keyof Values)[];
  const changed = names.filter((name) => given[name] !== undefined && !isDeepStrictEqual(given[name], shown[name]));
  return Object.fromEntries(changed.map((name) => [name, given[name]])) as Partial<Values>;
}

/** Returns the codes of countries that are given by code or name. Throws InvalidInput for one that is unknown. */
export function codesOfCountries(given: string[]): string[] {
  const codes = given.map((text) => {
    const code = countryCode(text);
    if (!code) {
      const defaultMessage = texts.unknownCountry({ text, fault: countryFault(text) });
      throw new InvalidInput([{ field: 'countries', defaultMessage }]);
    }
    return code;
  });
  return [...new Set<string>(codes)];
}
