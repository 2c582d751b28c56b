import { formatNumber, withSign } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/listings';
import { typeName, typesName } from '@africanscity/contracts/listings/type-names';
import type { Site } from '../../../app/page-meta.ts';
import type { ChosenCurrency, PageMeta } from '@africanscity/contracts/rendered-page';
import { inPlace } from '@africanscity/contracts/listings/place-line';
import { feedPath, landingStatuses } from '@africanscity/contracts/listings/addresses';
import type { Landing } from '@africanscity/contracts/listings/landing';
import { landingTitle } from '@africanscity/contracts/listings/landing-title';
import { squareMetersOfHectare } from '@africanscity/contracts/listings/wording';
import type { ListingPage } from '@africanscity/contracts/listings/listing-page';
import type { BreadcrumbList, CollectionPage, WithContext } from 'schema-dts';
import { paths } from '../../../app/paths.ts';
import { plainPicture } from '../../../components/pictures/picture-sources.ts';
import { formatPrice } from '../../../ui/price.ts';
import { askedPrice } from '../core/shown-price.tsx';
import { placeOf } from '../core/place.ts';

/** Metadata of a landing page for search engines and link previews. */
export function describeLanding(
  landing: Landing,
  page: ListingPage,
  site: Site,
  currency: ChosenCurrency | null,
): PageMeta {
  const { publicUrl } = site;
  const url = publicUrl + landing.path;
  const cover = page.content.find((listing) => listing.picture)?.picture;
  const image = cover ? plainPicture(cover, 'page') : undefined;
  return {
    title: landingTitle(landing),
    description: landingText(landing, homesOf(landing, page), currency),
    canonical: url,
    feed: feedPath(landing.path),
    image: image && { url: new URL(image.url, publicUrl).href, width: image.width, height: image.height },
    jsonLd: [collectionData(landing, page, url, publicUrl), trailData(landing, url, site)],
  };
}

/**
 * The number of homes on a landing page. Identical adverts are one card but several homes. For very large lists the
 * number comes from the last count of landing pages.
 */
export function homesOf(
  { homes }: Pick<Landing, 'homes'>,
  { adverts, totalElements, moreThanTotal }: Pick<ListingPage, 'adverts' | 'totalElements' | 'moreThanTotal'>,
): number {
  const listed = adverts ?? totalElements;
  return moreThanTotal ? Math.max(listed, homes ?? 0) : listed;
}

/** Describes the numbers of a landing page in sentences. `homes` is the current number. */
export function landingText(landing: Landing, homes: number, currency: ChosenCurrency | null): string {
  const { status, kind, place, usualPrice, yearChange, places } = landing;
  const rent = status === 'FOR_RENT';
  const area = areaPriceOf(landing, currency);
  const what = kind ? typesName(kind).toLowerCase() : texts.homes();
  const where = place ? [place.name, ...place.within.toReversed()].join(', ') : texts.allOfAfrica();
  const change = yearChange === null ? 0 : Math.round(yearChange * 100);
  // The home country comes first in the links, also with fewer homes.
  const [most, next] = places.toSorted((one, other) => other.homes - one.homes);
  return [
    texts.homesOffered({ count: homes, what, offer: rent ? 'other' : 'sale', place: where }),
    usualPrice !== null &&
      (rent ? texts.halfOfRents : texts.halfOfPrices)({ price: roundedPrice(usualPrice, currency) }),
    area !== null &&
      (rent ? texts.usualAreaRent : texts.usualAreaPrice)({
        price: roundedPrice(area.dollars, currency),
        unit: area.unit,
      }),
    yearChange !== null &&
      (change === 0
        ? texts.samePrices()
        : (change > 0 ? texts.pricesHigher : texts.pricesLower)({ percent: String(Math.abs(change)) })),
    most && (next ? texts.mostInTwo({ place: most.name, second: next.name }) : texts.mostIn({ place: most.name })),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The usual price by area: of a hectare where land costs less than a dollar a square metre. Null if it is unknown or below one unit. */
export function areaPriceOf({ status, squareMeterPrice }: Landing, currency: ChosenCurrency | null) {
  if (squareMeterPrice === null) return null;
  if (status === 'FOR_SALE' && squareMeterPrice < 1)
    return { dollars: squareMeterPrice * squareMetersOfHectare, unit: 'hectare' } as const;
  const shown = Math.round(squareMeterPrice * (currency?.rate ?? 1));
  return shown < 1 ? null : ({ dollars: squareMeterPrice, unit: 'other' } as const);
}

/** Formats dollars in a currency, rounded to the digits that a median of many prices supports. */
export function roundedPrice(dollars: number, currency: ChosenCurrency | null = null): string {
  const amount = Number((dollars * (currency?.rate ?? 1)).toPrecision(3));
  return currency ? withSign(currency.sign, formatNumber(amount)) : formatPrice(amount);
}

/** Breadcrumbs of a landing page, the widest first: places, then property types of the place. */
export function breadcrumbsOf({ above, status }: Landing): { text: string; to: string }[] {
  return above.map(({ name, path }) => ({
    text: path === `/${landingStatuses[status]}` ? (status === 'FOR_SALE' ? texts.forSale() : texts.toRent()) : name,
    to: path,
  }));
}

function trailData(landing: Landing, url: string, { publicUrl, brand }: Site): WithContext<BreadcrumbList> {
  const steps = [
    { text: brand.name, to: paths.home },
    ...breadcrumbsOf(landing),
    { text: landingTitle(landing), to: url.slice(publicUrl.length) },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ text, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      item: publicUrl + to,
    })),
  };
}

function collectionData(
  landing: Landing,
  page: ListingPage,
  url: string,
  publicUrl: string,
): WithContext<CollectionPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: landingTitle(landing),
    url,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: homesOf(landing, page),
      itemListElement: page.content.map((listing, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: publicUrl + paths.property(listing),
        name: `${inPlace(typeName(listing.type), placeOf(listing))}, ${askedPrice(listing)}`,
      })),
    },
  };
}
