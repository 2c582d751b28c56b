import type { BrandForm } from '@africanscity/contracts/administration/brand';
import { brandSetting, loadBrand } from '../../kernel/brand.ts';
import type { StatusLabels } from '@africanscity/contracts/listings/status';
import type { Counter } from '@africanscity/contracts/administration/home';
import type { SiteSettings } from '@africanscity/contracts/administration/site-settings';
import type { RequestContext } from '../../context.ts';
import { companySetting, getCompanyDetails } from '../../kernel/company-details.ts';
import { countriesSetting, readOfferedCountries, readTitles, writeSetting } from '../../kernel/settings.ts';
import { forgetStatusLabels, readStatusLabels, statusLabelsSetting } from '../../kernel/status-labels.ts';
import {
  confirmationSetting,
  type ConfirmationDays,
  readConfirmationDays,
} from '../listings/confirmation/confirmation-days.ts';
import { contactLimitSetting, readContactLimit } from '../listings/contacts/contacts.ts';
import { codesOfCountries } from './draft-contacts.ts';
import { readHomeSettings } from './home.ts';
import { countTypes } from './administration.sql.ts';

export async function getSiteSettings(ctx: RequestContext): Promise<SiteSettings> {
  const [types, statuses, titles, countries, home, company, contactOwnersADay, listingConfirmation] = await Promise.all(
    [
      countTypes(ctx.db),
      readStatusLabels(ctx),
      readTitles(ctx),
      readOfferedCountries(ctx),
      readHomeSettings(ctx),
      getCompanyDetails(ctx),
      readContactLimit(ctx),
      readConfirmationDays(ctx),
    ],
  );
  return {
    brand: ctx.config.brand,
    types,
    statuses,
    titles,
    countries,
    counters: home.counters,
    partners: home.partners,
    company,
    contactOwnersADay,
    listingConfirmation,
  };
}

/** Publishes the brand: this copy of the server shows it at once, the others within seconds. */
export async function saveBrand(ctx: RequestContext, input: BrandForm): Promise<SiteSettings> {
  const value = JSON.parse(JSON.stringify({ ...ctx.config.brand, ...input }));
  await ctx.db.$transaction((tx) => writeSetting(ctx, tx, { action: 'saveBrand', name: brandSetting, value }));
  await loadBrand(ctx);
  return getSiteSettings(ctx);
}

/** Applies at once; an account that has already seen more today sees no new owner. */
export async function saveContactLimit(ctx: RequestContext, input: { ownersADay: number }): Promise<SiteSettings> {
  await ctx.db.$transaction((tx) =>
    writeSetting(ctx, tx, { action: 'saveContactLimit', name: contactLimitSetting, value: input.ownersADay }),
  );
  return getSiteSettings(ctx);
}

/** The next daily round uses it; demoted and paused listings stay so until they are confirmed. */
export async function saveListingConfirmation(ctx: RequestContext, input: ConfirmationDays): Promise<SiteSettings> {
  const { askDays, sinkDays, restDays } = input;
  const value = { askDays, sinkDays, restDays };
  await ctx.db.$transaction((tx) =>
    writeSetting(ctx, tx, { action: 'saveListingConfirmation', name: confirmationSetting, value }),
  );
  return getSiteSettings(ctx);
}

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
  await ctx.db.$transaction((tx) =>
    writeSetting(ctx, tx, { action: 'saveCompanyDetails', name: companySetting, value }),
  );
  return getSiteSettings(ctx);
}

export async function saveCounters(ctx: RequestContext, input: { counters: Counter[] }): Promise<SiteSettings> {
  await ctx.db.$transaction((tx) =>
    writeSetting(ctx, tx, { action: 'saveCounters', name: 'home.counters', value: input.counters }),
  );
  return getSiteSettings(ctx);
}

/** Changes the choices of forms; listings and people of other countries stay as they are. */
export async function saveCountries(ctx: RequestContext, input: { countries: string[] }): Promise<SiteSettings> {
  const value = codesOfCountries(input.countries);
  await ctx.db.$transaction((tx) => writeSetting(ctx, tx, { action: 'saveCountries', name: countriesSetting, value }));
  return getSiteSettings(ctx);
}

/** Changes the labels; the names of statuses in the API stay. */
export async function saveStatusLabels(ctx: RequestContext, labels: StatusLabels): Promise<SiteSettings> {
  await ctx.db.$transaction((tx) =>
    writeSetting(ctx, tx, { action: 'saveStatusLabels', name: statusLabelsSetting, value: labels }),
  );
  forgetStatusLabels(ctx);
  return getSiteSettings(ctx);
}

/** Users with a removed title keep it. */
export async function saveTitles(ctx: RequestContext, { titles }: { titles: string[] }): Promise<SiteSettings> {
  await ctx.db.$transaction((tx) =>
    writeSetting(ctx, tx, { action: 'saveTitles', name: 'lookups.titles', value: titles }),
  );
  return getSiteSettings(ctx);
}
