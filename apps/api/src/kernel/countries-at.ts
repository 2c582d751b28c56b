import { iso1A2Codes } from '@rapideditor/country-coder';
import { countryName } from './countries.ts';

/** Degrees around a point, some five kilometres: borders of the data are simplified, and homes are at borders and coasts. */
const tolerance = 0.05;

/** Countries of a point whose borders the data gives to another: what some call Western Sahara others call Morocco. */
const claims = [{ code: 'EH', within: 'MA', south: 20.7, north: 27.7 }];

/**
 * ISO 3166-1 codes of the countries and territories that a point is in or near; those of territorial waters too. Empty on
 * the high seas.
 */
export function countriesAt({ latitude, longitude }: { latitude: number; longitude: number }): string[] {
  const box = [longitude - tolerance, latitude - tolerance, longitude + tolerance, latitude + tolerance] as const;
  // The data also names unions and parts of countries that have no code of their own.
  const codes = iso1A2Codes([...box]).filter((code) => countryName(code) !== null);
  const claimed = claims.filter(
    ({ within, south, north }) => codes.includes(within) && latitude >= south && latitude <= north,
  );
  return [...new Set([...codes, ...claimed.map(({ code }) => code)])];
}

/** The country that a point is in; null on the high seas. */
export function countryAt({ latitude, longitude }: { latitude: number; longitude: number }): string | null {
  return iso1A2Codes([longitude, latitude]).find((code) => countryName(code) !== null) ?? null;
}
