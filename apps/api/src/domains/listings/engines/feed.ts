import { feedPath } from '@africanscity/contracts/listings/addresses';
import { listingPath } from '@africanscity/contracts/listings/listing-slug';
import { getLanding } from '@africanscity/contracts/listings/calls/landing';
import { getPaginatedProperties } from '@africanscity/contracts/listings/calls/search';
import type { Landing } from '@africanscity/contracts/listings/landing';
import { landingTitle } from '@africanscity/contracts/listings/landing-title';
import type { ListingPage } from '@africanscity/contracts/listings/listing-page';
import { NotFound } from '../../../errors.ts';
import type { LocalCall } from '../../../http/operations.ts';
import { formatDollars } from './dollars.ts';
import { xmlHead, xmlText } from './xml.ts';

/** Listings that a feed holds: the newest. */
const entries = '25';

/**
 * The newest homes of a landing page as an Atom feed, or where it is when it was asked for by another spelling. Throws
 * NotFound for what has no landing page.
 */
export async function writeFeed(
  call: LocalCall,
  { publicUrl, asked }: { publicUrl: string; asked: string },
): Promise<{ text: string } | { moved: string }> {
  const landing = (await call(getLanding, { path: asked })) as Landing;
  if (landing.homes === null) throw new NotFound('This feed');
  if (landing.path !== asked.split('/').map(encodeURIComponent).join('/')) return { moved: feedPath(landing.path) };
  const { content } = (await call(getPaginatedProperties, {
    propertyStatus: landing.status,
    place: landing.place?.slug,
    kind: landing.kind ?? undefined,
    orderBy: 'createdAt-DESC',
    size: entries,
  })) as ListingPage;
  const newest = content[0]?.createdAt ?? new Date(0).toISOString();
  const lines = [
    `${xmlHead}<feed xmlns="http://www.w3.org/2005/Atom">`,
    `<title>${xmlText(landingTitle(landing))}</title>`,
    `<id>${xmlText(publicUrl + landing.path)}</id>`,
    `<link rel="alternate" type="text/html" href="${xmlText(publicUrl + landing.path)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(publicUrl + feedPath(landing.path))}"/>`,
    `<updated>${newest}</updated>`,
    '<author><name>AfricansCity</name></author>',
    ...content.map((listing) => writeEntry(publicUrl, listing)),
    '</feed>\n',
  ];
  return { text: lines.join('\n') };
}

function writeEntry(publicUrl: string, listing: ListingPage['content'][number]): string {
  const { id, type, area, city, price, status, createdAt } = listing;
  const place = [area, area === city ? '' : city].filter(Boolean).join(', ');
  const rent = status === 'FOR_RENT' ? ' a month' : '';
  const facts = [
    listing.numRoom && `${listing.numRoom} ${listing.numRoom === 1 ? 'room' : 'rooms'}`,
    listing.numBathroom && `${listing.numBathroom} ${listing.numBathroom === 1 ? 'bath' : 'baths'}`,
  ];
  return [
    '<entry>',
    `<title>${xmlText(`${type}${place && ` in ${place}`}, ${formatDollars(price)}${rent}`)}</title>`,
    // The address follows the title; the number stays.
    `<id>${xmlText(`${publicUrl}/property/${id}`)}</id>`,
    `<link rel="alternate" type="text/html" href="${xmlText(publicUrl + listingPath(listing))}"/>`,
    `<published>${createdAt}</published><updated>${createdAt}</updated>`,
    `<summary>${xmlText(facts.filter(Boolean).join(', ') || type)}</summary>`,
    '</entry>',
  ].join('\n');
}
