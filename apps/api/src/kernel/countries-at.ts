import { iso1A2Codes } from '@rapideditor/country-coder';
import { countryName } from './countries.ts';

/** Degrees around a point, some five kilometres: borders of the data are simplified, and homes are at borders and coasts. */
const tolerance = 0.05;

/** Disputed countries of a point whose borders the data gives to another: Western Sahara and Morocco. */
const claims = [{ code: 'EH', within: 'MA', south: 20.7, north: 27.7 }];

/**
 * Returns ISO 3166-1 codes of the countries and territories that a point is in or near, including territorial waters. Empty
 * on the high seas.
 */
export function countriesAt({ latitude, longitude }: { latitude: number; longitude: number }): string[] {
  const box = [longitude - tolerance, latitude - tolerance, longitude + tolerance, latitude + tolerance] as const;
  // The data also names unions and parts of countries without a code of their own.
  const codes = iso1A2Codes([...box]).filter((code) => countryName(code) !== null);
  const claimed = claims.filter(
    ({ within, south, north }) => codes.includes(within) && latitude >= south && latitude <= north,
  );
  return [...new Set([...codes, ...claimed.map(({ code }) => code)])];
}

/** Returns the country of a point; null on the high seas. */
export function countryAt({ latitude, longitude }: { latitude: number; longitude: number }): string | null {
  return iso1A2Codes([longitude, latitude]).find((code) => countryName(code) !== null) ?? null;
}
