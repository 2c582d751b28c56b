import { pageLanguages } from '@africanscity/contracts/administration/company-page-values';
import { listingRoles } from '@africanscity/contracts/listings/values';
import { PropertyStatus } from '@africanscity/contracts/listings/status';
import type { LookupItem } from '@africanscity/contracts/wire';
import type { RequestContext } from '../../context.ts';
import { readPreviewedDraft } from '../../kernel/brand-preview.ts';
import { countryName, localCountries } from '../../kernel/countries.ts';
import { readOfferedCountries, readTitles } from '../../kernel/settings.ts';
import { readStatusLabels } from '../../kernel/status-labels.ts';

/**
 * Returns the home country of the brand, then the countries that administrators chose, in their order; by default African
 * states by name, then all others by name, in the language of the page.
 */
export async function getCountries(ctx: RequestContext): Promise<LookupItem[]> {
  const draft = await readPreviewedDraft(ctx);
  const offered = draft?.countries ?? (await readOfferedCountries(ctx));
  const { homeCountry } = draft ?? ctx.config.brand;
  const others = offered.length ? offered : localCountries().map(({ code }) => code);
  const codes = new Set([...(homeCountry === null ? [] : [homeCountry]), ...others]);
  return [...codes].map((code) => ({ property: code, value: countryName(code) ?? code }));
}

export async function getPropertyStatuses(ctx: RequestContext): Promise<LookupItem[]> {
  const labels = await readStatusLabels(ctx);
  return PropertyStatus.options.map((status) => ({ property: status, value: labels[status] }));
}

export async function getPropertyTypes(ctx: RequestContext): Promise<string[]> {
  const types = await ctx.db.propertyType.findMany({ orderBy: [{ position: 'asc' }, { name: 'asc' }] });
  return types.map((type) => type.name);
}

export async function getRoles(): Promise<LookupItem[]> {
  return Object.entries(listingRoles).map(([property, label]) => ({ property, value: label() }));
}

export async function getTitles(ctx: RequestContext): Promise<LookupItem[]> {
  return (await readTitles(ctx)).map((title) => ({ property: title, value: title }));
}

export async function getLanguages(ctx: RequestContext): Promise<LookupItem[]> {
  return ctx.config.languages.map((code) => ({ property: code, value: pageLanguages[code] }));
}
