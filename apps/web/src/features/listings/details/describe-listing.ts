import { withCommas } from '@africanscity/messages/formats';
import { language } from '@africanscity/messages/language';
import * as texts from '@africanscity/messages/listings';
import { typeName } from '@africanscity/contracts/listings/type-names';
import type { Site } from '../../../app/page-meta.ts';
import type { PricePeriod } from '@africanscity/contracts/listings/asking-price';
import { costTexts } from '@africanscity/contracts/listings/cost-texts';
import { isOffered, isRental } from '@africanscity/contracts/listings/rental';
import type { PageMeta } from '@africanscity/contracts/rendered-page';
import { amenityLabels } from '@africanscity/contracts/listings/amenities';
import { cardFacts, formatField } from '@africanscity/contracts/listings/field-text';
import { fieldNames, fieldOf } from '@africanscity/contracts/listings/fields';
import { inPlace, placeLine } from '@africanscity/contracts/listings/place-line';
import { cardPath, cardSize } from '@africanscity/contracts/listings/addresses';
import { formatSizeInFull, kindName } from '@africanscity/contracts/listings/wording';
import type { Listing } from '@africanscity/contracts/listings/listings';
import { amenitiesOfField, statedIn } from '@africanscity/contracts/listings/stated-amenities';
import type { BreadcrumbList, Offer, RealEstateListing, WithContext } from 'schema-dts';
import { paths } from '../../../app/paths.ts';
import { plainPicture } from '../../../components/pictures/picture-sources.ts';
import { placeOf } from '../core/place.ts';
import { askedPrice } from '../core/shown-price.tsx';

/**
 * Metadata of a listing for search engines and link previews. Listings that are no longer available are not indexed.
 */
export function describeListing(listing: Listing, site: Site): PageMeta {
  const { publicUrl } = site;
  const url = publicUrl + paths.property(listing);
  const title = listingTitle(listing);
  return {
    // Many homes of an agency differ only in their id.
    title: texts.titleWithId({ title, id: String(listing.id) }),
    canonical: url,
    noIndex: isOffered(listing.status) ? undefined : true,
    // Computed on the server only, to keep it out of the browser's scripts.
    ...(import.meta.env.SSR && {
      sharedTitle: title,
      description: summaryOf(listing),
      image: { url: new URL(cardPath(listing, language()), publicUrl).href, ...cardSize, alt: title },
      jsonLd: [listingData(listing, url, publicUrl), trailData(listing, url, site)],
    }),
  };
}

/** '3-bed house for sale in Avondale, Harare, $85,000'. */
export function listingTitle(listing: Listing): string {
  const what = `${kindName(listing)} ${listing.statusReadable.toLowerCase()}`;
  return withCommas([inPlace(what, placeOf(listing)), askedPrice(listing)]);
}

/** The title with the costs of moving in and of a viewing, for messages that share the listing. */
export function shareText(listing: Listing): string {
  return [listingTitle(listing), ...costTexts(listing)].join('. ');
}

function listingData(listing: Listing, url: string, publicUrl: string): WithContext<RealEstateListing> {
  const { position, numRoom, company, descriptionLanguage } = listing;
  const pictures = listing.pictures.flatMap((picture) => plainPicture(picture, 'page') ?? []);
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': url,
    name: listingTitle(listing),
    url,
    datePosted: listing.createdAt,
    dateModified: listing.updatedAt,
    description: listing.description,
    ...(descriptionLanguage && { inLanguage: descriptionLanguage }),
    image: pictures.map((picture) => new URL(picture.url, publicUrl).href),
    offers: offerOf(listing, publicUrl),
    about: {
      '@type': numRoom ? 'Accommodation' : 'Place',
      name: inPlace(typeName(listing.type), placeOf(listing)),
      address: {
        '@type': 'PostalAddress',
        ...(placeLine(listing.address) ? { streetAddress: listing.address } : {}),
        ...(placeOf(listing) ? { addressLocality: placeOf(listing) } : {}),
        ...(listing.country ? { addressCountry: listing.country } : {}),
      },
      ...(position?.located === 'EXACT'
        ? { geo: { '@type': 'GeoCoordinates', latitude: position.latitude, longitude: position.longitude } }
        : {}),
      ...factsData(listing),
    },
    ...(company
      ? {
          provider: {
            '@type': 'RealEstateAgent',
            name: company.name,
            url: publicUrl + paths.company({ id: company.id }),
          },
        }
      : {}),
  } as WithContext<RealEstateListing>;
}

/**
 * The fields and the size as properties of an accommodation, which has rooms. A place has `additionalProperty` instead.
 */
function factsData(listing: Listing): object {
  const { numRoom, squareMeters } = listing;
  const data: Record<string, unknown> = {};
  const additional: object[] = [];
  for (const name of fieldNames) {
    const { jsonLd, label, ...field } = fieldOf(name);
    const text = formatField(fieldOf(name), listing[name], listing.currency ?? 'USD');
    if (!jsonLd || jsonLd.feature || text === null) continue;
    const { property } = jsonLd;
    const value = field.type === 'enum' || field.type === 'cost' ? text : listing[name];
    const unit = 'unit' in field && field.unit ? { unitText: field.unit() } : {};
    if (numRoom && property) data[property] = value;
    else if (jsonLd.additional)
      additional.push({
        '@type': 'PropertyValue',
        name: label(),
        ...(property && { propertyID: property }),
        value,
        ...unit,
      });
  }
  // schema.org has a floor size for accommodations, but no size for land.
  if (numRoom && squareMeters) data.floorSize = { '@type': 'QuantitativeValue', value: squareMeters, unitCode: 'MTK' };
  else if (squareMeters)
    additional.push({
      '@type': 'PropertyValue',
      name: texts.lotSize(),
      propertyID: 'lotSize',
      value: squareMeters,
      unitCode: 'MTK',
    });
  const features = featuresOf(listing);
  if (features.length > 0) data.amenityFeature = features;
  if (additional.length > 0) data.additionalProperty = additional.length === 1 ? additional[0] : additional;
  return data;
}

/** The amenities that the owner of a listing states, as features, and those that they deny. The description alone states none. */
function featuresOf(listing: Listing): object[] {
  const denied = fieldNames.flatMap((name) => (listing[name] === false ? amenitiesOfField(fieldOf(name)) : []));
  return [...statedIn(listing), ...denied].map((name) => ({
    '@type': 'LocationFeatureSpecification',
    name: amenityLabels[name](),
    value: !denied.includes(name),
  }));
}

function trailData(listing: Listing, url: string, { publicUrl, brand }: Site): WithContext<BreadcrumbList> {
  const steps = [
    { name: brand.name, path: paths.home },
    ...listing.trail,
    { name: listing.type, path: url.slice(publicUrl.length) },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl + path,
    })),
  };
}

const longest = 200;

function summaryOf(listing: Listing): string {
  const said = withCommas([...cardFacts(listing), formatSizeInFull(listing)]);
  const text = `${said && `${said}. `}${listing.description.replace(/\s+/g, ' ').trim()}`;
  return text.length <= longest ? text : `${text.slice(0, longest).replace(/\s+\S*$/, '')}…`;
}

/** Periods of rents by their codes of UN/CEFACT, as schema.org names them. A semester has none. */
const periodUnits: Record<PricePeriod, { unitCode: string } | { unitText: string }> = {
  year: { unitCode: 'ANN' },
  semester: { unitText: 'semester' },
  month: { unitCode: 'MON' },
  week: { unitCode: 'WEE' },
  day: { unitCode: 'DAY' },
};

/** The offer in the currency and for the period that the owner asks. */
function offerOf(listing: Listing, publicUrl: string): Offer {
  const { status, company } = listing;
  const rent = isRental(status);
  const asked = {
    price: listing.amount ?? listing.price,
    priceCurrency: listing.currency ?? 'USD',
  };
  return {
    '@type': 'Offer',
    ...asked,
    ...(rent && {
      priceSpecification: { '@type': 'UnitPriceSpecification', ...asked, ...periodUnits[listing.period ?? 'month'] },
    }),
    businessFunction: { '@id': `http://purl.org/goodrelations/v1#${rent ? 'LeaseOut' : 'Sell'}` },
    availability: `https://schema.org/${isOffered(listing.status) ? 'InStock' : status === 'UNDER_OFFER' ? 'LimitedAvailability' : 'SoldOut'}`,
    ...(company
      ? {
          offeredBy: {
            '@type': 'RealEstateAgent',
            name: company.name,
            url: publicUrl + paths.company({ id: company.id }),
          },
        }
      : {}),
  };
}
