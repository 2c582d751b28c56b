import type { Coordinates } from '@africanscity/contracts/listings/coordinates/point';
import type { Database } from '@africanscity/db/client';
import { countryCode } from '../../../kernel/countries.ts';
import { findPlaceOfTexts } from './pins.sql.ts';

/** Location texts of a listing. */
export interface PlaceTexts {
  area: string;
  city: string;
  /** ISO 3166-1 alpha-2; null when the listing names none. */
  country: string | null;
}

/** Returns the known place of texts, as the database finds it for a listing; null when there is none. */
export async function findNamedPlace(
  db: Pick<Database, '$queryRaw'>,
  { area, city, country }: PlaceTexts,
): Promise<{ country: string; centre: Coordinates | null } | null> {
  const [place] = await findPlaceOfTexts(db, { area, city, country });
  if (!place) return null;
  const { latitude, longitude } = place;
  return { country: place.country, centre: latitude === null || longitude === null ? null : { latitude, longitude } };
}

/** Texts after a short Plus Code, such as "Avondale, Harare, Zimbabwe" or "Harare"; the listing's own for ''. */
export function placeTextsOf(town: string, listing: PlaceTexts): PlaceTexts {
  const parts = town
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length === 0) return listing;
  const named = parts.length > 1 ? countryCode(parts.at(-1)!) : undefined;
  const [area = '', city = ''] = named ? parts.slice(0, -1) : parts;
  return { area, city, country: named ?? listing.country };
}
