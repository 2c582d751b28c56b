import type { ListingPage } from '@africanscity/contracts/listings/listings';
import type { StatusLabels } from '@africanscity/contracts/listings/status';
import type { PageMeta } from '../../../app/page-meta.ts';
import { paths } from '../../../app/paths.ts';
import { plainPicture } from '../../../components/picture-sources.ts';
import { formatPrice } from '../../../ui/price.ts';
import { placeOf } from '../listing/place.ts';
import { isPassing } from './filter-groups.ts';
import { listAddress, type ListQuery } from './list-query.ts';
import { listTitle } from './list-title.ts';

/** A list as search engines and chats see it. All orders and page sizes of a list count as one page. */
export function describeList(query: ListQuery, page: ListingPage, labels: StatusLabels, publicUrl: string): PageMeta {
  const title = listTitle(query, labels);
  const canonical = listAddress(
    { ...query, oderBy: undefined, size: 25, view: undefined },
    { page: query.size === 25 ? query.page : 0 },
  );
  const cover = page.content.find((listing) => listing.picture)?.picture;
  const image = cover ? plainPicture(cover, 'page') : undefined;
  return {
    title: query.page > 0 ? `${title}, page ${query.page + 1}` : title,
    description: `${page.totalElements} ${title.charAt(0).toLowerCase()}${title.slice(1)}: pictures, prices in US dollars, rooms and owners on AfricansCity.`,
    canonical: publicUrl + canonical,
    image: image && { url: new URL(image.url, publicUrl).href, width: image.width, height: image.height },
    // What somebody searched for in their own words or around themselves is nobody else's page.
    noIndex: page.totalElements === 0 || isPassing(query) || undefined,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: title,
      numberOfItems: page.totalElements,
      itemListElement: page.content.map((listing, index) => ({
        '@type': 'ListItem',
        position: page.pageable.offset + index + 1,
        url: publicUrl + paths.property(listing.id),
        name: `${listing.type} in ${placeOf(listing)}, ${formatPrice(listing.price)}`,
      })),
    },
  };
}
