import { command, type Fragment, query, sql } from '../../kernel/sql.ts';

/** SQL for the country with most parts of a typed location, such as "near Avondale, Harare"; null for none or a tie. */
export function locationCountry(location: Fragment): Fragment {
  return sql`(
    WITH named AS (
      SELECT place.country, count(DISTINCT part) AS parts
      FROM (
        SELECT plain_place(regexp_replace(btrim(part), '^(in|at|near|around|close to)\\s+', '', 'i')) AS part
        FROM regexp_split_to_table(${location}, '[,;/()\\n]|\\sor\\s|\\sand\\s') AS part
      ) AS parts
        JOIN place_names ON place_names.name = part JOIN places place ON place.id = place_names.place_id
      WHERE part <> '' GROUP BY place.country
    )
    SELECT min(country) FROM named WHERE parts = (SELECT max(parts) FROM named) HAVING count(*) = 1)`;
}

/** Returns the country of a typed location, as ISO 3166-1 alpha-2. */
export const findLocationCountry = query(
  { country: 'text?' },
  (location: string) => sql`
    SELECT ${locationCountry(sql`${location}::text`)} AS country`,
);

/** How well the estimates of a city or a country hold. */
export interface Calibration {
  placeId: number;
  homes: number;
  measured: number;
  covered: number;
  low: number;
  high: number;
  /** Median of the absolute residuals. */
  error: number;
}

/** Adds the calibration of a place, unless the place was merged meanwhile. */
export const saveCalibration = command(
  (row: Calibration, now: Date) => sql`
    INSERT INTO estimate_calibrations (place_id, homes, measured, covered, low, high, error, calculated_at)
    SELECT id, ${row.homes}::int, ${row.measured}::int, ${row.covered}::int, ${row.low}::float8, ${row.high}::float8,
      ${row.error}::float8, ${now}::timestamptz
    FROM places WHERE id = ${row.placeId}`,
  [{ placeId: 1, homes: 1, measured: 1, covered: 1, low: 0, high: 0, error: 0 }, new Date(0)],
);

export const deleteCalibrations = command(() => sql`DELETE FROM estimate_calibrations`);

/** Returns how far prices lie from estimates in the city, or else in the country: the city's row first. */
export const findCalibration = query(
  { low: 'float8', high: 'float8', placeId: 'int4' },
  (cityId: number | null, countryId: number | null) => sql`
    SELECT low, high, place_id AS "placeId" FROM estimate_calibrations
    WHERE place_id IN (${cityId}::int, ${countryId}::int)
    ORDER BY place_id IS NOT DISTINCT FROM ${cityId}::int DESC LIMIT 1`,
);

/** Returns the calibration of each place: countries last, and those with most homes first. */
export const findCalibrations = query(
  {
    place: 'text',
    kind: 'place_kind',
    homes: 'int4',
    measured: 'int4',
    covered: 'int4',
    low: 'float8',
    high: 'float8',
    error: 'float8',
    calculatedAt: 'timestamptz',
  },
  () => sql`
    SELECT places.name AS place, kind, homes, measured, covered, low, high, error, calculated_at AS "calculatedAt"
    FROM estimate_calibrations JOIN places ON places.id = place_id
    ORDER BY kind = 'country', homes DESC, places.name`,
);
