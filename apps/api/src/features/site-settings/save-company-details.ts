import type { SiteSettings } from '@africanscity/contracts/site-settings';
import type { RequestContext } from '../../context.ts';
import { getSiteSettings } from './get-site-settings.ts';
import { writeSetting } from './write-setting.ts';

interface Input {
  email: string;
  phones: string[];
  address: string[];
  placeName: string;
  latitude: number;
  longitude: number;
}

export async function saveCompanyDetails(ctx: RequestContext, input: Input): Promise<SiteSettings> {
  const { email, phones, address, placeName, latitude, longitude } = input;
  const value = { email, phones, address, place: { name: placeName, latitude, longitude } };
  await ctx.db.$transaction((tx) => writeSetting(ctx, tx, { action: 'saveCompanyDetails', name: 'company', value }));
  return getSiteSettings(ctx);
}
