import type { SiteSettings } from '@africanscity/contracts/site-settings';
import type { RequestContext } from '../../context.ts';
import { getCompanyDetails } from '../contact/get-company-details.ts';
import { readContactLimit } from '../contact-shares/contact-limit.ts';
import { getHomeContent } from '../home/get-home-content.ts';
import { readOfferedCountries, readTitles } from '../lookups/offered.ts';
import { readStatusLabels } from '../lookups/status-labels.ts';

export async function getSiteSettings(ctx: RequestContext): Promise<SiteSettings> {
  const [types, statuses, titles, countries, home, company, contactOwnersADay] = await Promise.all([
    ctx.db.propertyType.findMany({
      orderBy: [{ position: 'asc' }, { name: 'asc' }],
      include: { _count: { select: { properties: true } } },
    }),
    readStatusLabels(ctx),
    readTitles(ctx),
    readOfferedCountries(ctx),
    getHomeContent(ctx),
    getCompanyDetails(ctx),
    readContactLimit(ctx),
  ]);
  return {
    types: types.map(({ name, _count }) => ({ name, listings: _count.properties })),
    statuses,
    titles,
    countries,
    counters: home.counters,
    partners: home.partners,
    company,
    contactOwnersADay,
  };
}
