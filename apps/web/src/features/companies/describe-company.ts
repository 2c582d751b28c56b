import * as texts from '@africanscity/messages/companies';
import type { Site } from '../../app/page-meta.ts';
import type { PageMeta } from '@africanscity/contracts/rendered-page';
import type { Company } from '@africanscity/contracts/companies/companies';
import type { RealEstateAgent, WithContext } from 'schema-dts';
import { paths } from '../../app/paths.ts';
import { listingsCount } from '../../ui/listings-count.ts';

/** Metadata of a company's page for search engines and link previews. */
export function describeCompany(company: Company, { publicUrl, brand }: Site): PageMeta {
  const { id, name, about, listings, address, website, phoneLinks } = company;
  const url = `${publicUrl}${paths.company({ id })}`;
  return {
    title: name,
    description:
      about.slice(0, 200) || texts.profileDescription({ name, site: brand.name, listings: listingsCount(listings) }),
    canonical: url,
    noIndex: listings === 0 || undefined,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'RealEstateAgent',
      name,
      url,
      ...(address ? { address } : {}),
      ...(phoneLinks ? { telephone: phoneLinks.e164 } : {}),
      ...(website ? { sameAs: website } : {}),
    } satisfies WithContext<RealEstateAgent>,
  };
}
