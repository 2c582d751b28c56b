import * as texts from '@africanscity/messages/listings';
import type { Site } from '../../../app/page-meta.ts';
import type { PageMeta } from '@africanscity/contracts/rendered-page';
import { listingName } from '@africanscity/contracts/listings/wording';
import type { ListingPage } from '@africanscity/contracts/listings/listing-page';
import type { StatusLabels } from '@africanscity/contracts/listings/status';
import { paths } from '../../../app/paths.ts';
import { plainPicture } from '../../../components/pictures/picture-sources.ts';
import { askedPrice } from '../core/shown-price.tsx';
import { totalText } from './filters/facet-count.ts';
import { activeGroups } from '../query/filter-groups.ts';
import { listAddress, type ListQuery } from '../query/list-query.ts';
import { listTitle } from '../query/list-title.ts';

/** Metadata of a list for search engines and link previews. All orders and page sizes share one canonical URL. */
export function describeList(query: ListQuery, page: ListingPage, labels: StatusLabels, site: Site): PageMeta {
  const title = listTitle(query, labels, page.reading);
  const canonical = listAddress(
    { ...query, oderBy: undefined, size: 25, view: undefined },
    { page: query.size === 25 ? query.page : 0 },
  );
  return {
    title: query.page > 0 ? texts.titleOfPage({ title, page: String(query.page + 1) }) : title,
    canonical: site.publicUrl + canonical,
    // Only landing pages are indexed, not filtered lists.
    noIndex: query.page > 0 || activeGroups(query).length > 0 || query.mistyped !== undefined || undefined,
    // Computed on the server only, to keep it out of the browser's scripts.
    ...(import.meta.env.SSR && listingsData(title, page, site)),
  };
}

function listingsData(title: string, page: ListingPage, { publicUrl, brand }: Site): Partial<PageMeta> {
  const cover = page.content.find((listing) => listing.picture)?.picture;
  const image = cover ? plainPicture(cover, 'page') : undefined;
  const count = totalText(page.totalElements, page);
  return {
    description: texts.listDescription({
      count: `${count.charAt(0).toUpperCase()}${count.slice(1)}`,
      title: `${title.charAt(0).toLowerCase()}${title.slice(1)}`,
      brand: brand.name,
    }),
    image: image && { url: new URL(image.url, publicUrl).href, width: image.width, height: image.height },
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: title,
      ...(!page.moreThanTotal && { numberOfItems: page.totalElements }),
      itemListElement: page.content.map((listing, index) => ({
        '@type': 'ListItem',
        position: page.pageable.offset + index + 1,
        url: publicUrl + paths.property(listing),
        name: `${listingName(listing)}, ${askedPrice(listing)}`,
      })),
    },
  };
}
