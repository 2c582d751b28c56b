import type { Transaction } from '@africanscity/db/client';
import { findLocationCountry } from './requests.sql.ts';

/** Returns the country of a typed location, as ISO 3166-1 alpha-2. */
export async function countryOfLocation(db: Transaction, location: string): Promise<string | null> {
  const [row] = await findLocationCountry(db, location);
  return row?.country ?? null;
}
