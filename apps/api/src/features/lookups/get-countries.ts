import type { LookupItem } from '@africanscity/contracts/wire';
import { countries } from './countries.ts';

/** African states by name, then the rest of the world by name. */
export async function getCountries(): Promise<LookupItem[]> {
  return countries.map(({ code, name }) => ({ property: code, value: name }));
}
