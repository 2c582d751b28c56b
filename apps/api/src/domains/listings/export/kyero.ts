import { isOffered } from '@africanscity/contracts/listings/rental';
import { majorUnits } from '@africanscity/contracts/currencies';
import { getPictureFileByPathUri } from '@africanscity/contracts/listings/calls/pictures';
import { Readable } from 'node:stream';
import type { AppContext } from '../../../context.ts';
import { englishName } from '../../../kernel/countries.ts';
import { pictureUri } from '../../../kernel/pictures/stored-pictures.ts';
import { xmlHead, xmlText } from '../../../kernel/xml.ts';
import { exportedReference } from '../core/exported.ts';
import { askingPriceOf } from '../core/present-price.ts';
import type { ExportedListing } from './listing-columns.ts';

type Settings = Pick<AppContext['config'], 'publicUrl' | 'apiBasePath'>;

/**
 * Streams listings as a Kyero feed, version 3. It has those that are for sale or to rent and not paused, as it knows no other status,
 * and omits elements of unknown values.
 */
export function writeKyero({ config }: { config: Settings }, listings: AsyncIterable<ExportedListing>): Readable {
  return Readable.from(parts(config, listings));
}

async function* parts(config: Settings, listings: AsyncIterable<ExportedListing>): AsyncGenerator<string> {
  yield `${xmlHead}<root>\n<kyero><feed_version>3</feed_version></kyero>\n`;
  for await (const listing of listings) if (isShown(listing)) yield `${property(config, listing)}\n`;
  yield '</root>\n';
}

function isShown({ status, pausedAt }: ExportedListing): boolean {
  return isOffered(status) && pausedAt === null;
}

function property(config: Settings, listing: ExportedListing): string {
  const { id, type, address, city, country, description, updatedAt } = listing;
  const asked = askingPriceOf(listing);
  const fields = [
    element('id', id),
    element('date', updatedAt.toISOString().slice(0, 19).replace('T', ' ')),
    element('ref', exportedReference(listing)),
    element('price', asked ? majorUnits(asked.amount, asked.currency) : listing.price.toNumber()),
    element('currency', asked?.currency ?? 'USD'),
    element('price_freq', listing.status === 'FOR_SALE' ? 'sale' : (asked?.period ?? 'month')),
    element('new_build', 0),
    element('type', type),
    element('town', city),
    element('province', city),
    element('country', englishName(country) ?? country),
    parent('location', [element('latitude', listing.pinLatitude), element('longitude', listing.pinLongitude)]),
    element('location_detail', address),
    element('beds', listing.numRoom),
    element('baths', listing.numBathroom),
    element('pool', listing.swimmingPool === null ? null : Number(listing.swimmingPool)),
    parent('surface_area', [
      element('built', listing.sizeSquareMeters?.toNumber()),
      element('plot', listing.plotArea?.toNumber()),
    ]),
    parent('desc', [element('en', description)]),
    parent('images', listing.pictures.map(picture(config))),
  ];
  return `<property>\n${fields.filter(Boolean).join('\n')}\n</property>`;
}

function picture({ publicUrl, apiBasePath }: Settings) {
  const call = `${publicUrl}${apiBasePath}/${getPictureFileByPathUri.path}`;
  return ({ hash }: { hash: string }, at: number): string =>
    `<image id="${at + 1}">${element('url', `${call}?pathUri=${pictureUri(hash)}`)}</image>`;
}

function element(name: string, value: string | number | null | undefined): string {
  return value === null || value === undefined || value === '' ? '' : `<${name}>${xmlText(String(value))}</${name}>`;
}

function parent(name: string, elements: string[]): string {
  const content = elements.join('');
  return content && `<${name}>${content}</${name}>`;
}
