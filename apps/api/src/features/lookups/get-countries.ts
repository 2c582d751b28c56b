import type { LookupItem } from '@africanscity/contracts/wire';
import type { RequestContext } from '../../context.ts';
import { countries, countryName } from './countries.ts';
import { readOfferedCountries } from './offered.ts';

/** Those that administrators chose, in their order; else African states by name, then the rest of the world by name. */
export async function getCountries(ctx: RequestContext): Promise<LookupItem[]> {
  const offered = await readOfferedCountries(ctx);
  if (offered.length) return offered.map((code) => ({ property: code, value: countryName(code) ?? code }));
  return countries.map(({ code, name }) => ({ property: code, value: name }));
}
