import type { SiteSettings } from '@africanscity/contracts/site-settings';
import type { RequestContext } from '../../context.ts';
import { InvalidInput } from '../../errors.ts';
import { countryCode } from '../lookups/countries.ts';
import { getSiteSettings } from './get-site-settings.ts';
import { writeSetting } from './write-setting.ts';

/** What is offered; listings and people of other countries stay as they are. */
export async function saveCountries(ctx: RequestContext, input: { countries: string[] }): Promise<SiteSettings> {
  const unknown = input.countries.filter((text) => !countryCode(text));
  if (unknown.length) {
    throw new InvalidInput([{ field: 'countries', defaultMessage: `must be countries; ${unknown[0]} is none` }]);
  }
  const value = [...new Set(input.countries.map((text) => countryCode(text) as string))];
  await ctx.db.$transaction((tx) =>
    writeSetting(ctx, tx, { action: 'saveCountries', name: 'lookups.countries', value }),
  );
  return getSiteSettings(ctx);
}
