import * as texts from '@africanscity/messages/listings';
import type { Database } from '@africanscity/db/client';
import type { ImportCells } from './formats/columns.ts';
import { findCountriesOfPlace } from './import.sql.ts';
import type { CellError } from './listing-row.ts';

/** Returns a row's country, or what is wrong; undefined for a row that names one. */
export type CountryOf = (cells: ImportCells) => Promise<{ country: string } | CellError | undefined>;

/**
 * Returns a function that finds the country of rows without one: agencies list the homes of one country, and their files do not
 * say which. The area decides between cities of one name. Each place is looked up once.
 */
export function createCountryOf(db: Pick<Database, '$queryRaw'>): CountryOf {
  const known = new Map<string, ReturnType<typeof find>>();
  const find = async (area: string, city: string) => {
    const [found] = await findCountriesOfPlace(db, area, city);
    const [country, ...others] = found?.ofArea?.length === 1 ? found.ofArea : (found?.ofCity ?? []);
    return others.length === 0 ? country : undefined;
  };
  return async ({ country, area = '', city = '' }: Partial<ImportCells>) => {
    // A row without a city is refused for that.
    if (country?.trim() || city.trim() === '') return undefined;
    const key = JSON.stringify([area, city]);
    const found = known.get(key) ?? find(area, city);
    known.set(key, found);
    const code = await found;
    if (code !== undefined) return { country: code };
    return { column: 'country', reason: texts.countryOfPlaceUnknown({ city: city.trim().slice(0, 40) }) };
  };
}
