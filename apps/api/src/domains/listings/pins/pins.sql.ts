import { query, sql } from '../../../kernel/sql.ts';

interface Texts {
  area: string;
  city: string;
  country: string | null;
}

/** Returns the known place of texts, as the database finds it for a listing. An area without a centre has its city's. */
export const findPlaceOfTexts = query(
  { country: 'text', latitude: 'float8?', longitude: 'float8?' },
  ({ area, city, country }: Texts) => sql`
    SELECT place.country, coalesce(place.latitude, beside.latitude) AS latitude, coalesce(place.longitude, beside.longitude) AS longitude
    FROM find_place(plain_place(${area}), plain_place(${city}), ${country}) AS found
      JOIN places place ON place.id = found.id
      LEFT JOIN find_place('', plain_place(${city}), ${country}) AS beside ON place.latitude IS NULL`,
  [{ area: '', city: '', country: null }],
);
