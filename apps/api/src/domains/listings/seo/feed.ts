import * as texts from '@africanscity/messages/listings';
import * as siteTexts from '@africanscity/messages/site';
import { cardFacts } from '@africanscity/contracts/listings/field-text';
import { inPlace } from '@africanscity/contracts/listings/place-line';
import { feedPath } from '@africanscity/contracts/listings/addresses';
import { listingPath } from '@africanscity/contracts/listings/listing-slug';
import { getLanding } from '@africanscity/contracts/listings/calls/landing';
import { getPaginatedProperties } from '@africanscity/contracts/listings/calls/search';
import type { Landing } from '@africanscity/contracts/listings/landing';
import { landingTitle } from '@africanscity/contracts/listings/landing-title';
import type { ListingPage } from '@africanscity/contracts/listings/listing-page';
import type { AppContext } from '../../../context.ts';
import { costTexts } from '@africanscity/contracts/listings/cost-texts';
import { NotFound } from '../../../errors.ts';
import type { LocalCall } from '../../../http/operations.ts';
import { formatDollars } from '@africanscity/contracts/listings/dollars';
import { storeFeed } from './seo.sql.ts';
import { xmlHead, xmlText } from '../../../kernel/xml.ts';

/** Number of listings in a feed: the newest. */
const entries = '25';

/**
 * Returns the newest homes of a landing page as an Atom feed, or the canonical address of another spelling. Throws NotFound
 * for an unknown landing page.
 */
export async function writeFeed(
  ctx: Pick<AppContext, 'db' | 'config'>,
  call: LocalCall,
  asked: string,
): Promise<{ text: string } | { moved: string }> {
  const { brand, publicUrl } = ctx.config;
  const landing = (await call(getLanding, { path: asked })) as Landing;
  if (landing.homes === null) throw new NotFound(siteTexts.feedNotFound());
  if (landing.path !== asked.split('/').map(encodeURIComponent).join('/')) return { moved: feedPath(landing.path) };
  const { content } = (await call(getPaginatedProperties, {
    propertyStatus: landing.status,
    place: landing.place?.slug,
    kind: landing.kind ?? undefined,
    orderBy: 'createdAt-DESC',
    size: entries,
  })) as ListingPage;
  const changes = await readChanges(ctx, content);
  const updated = await noteUpdate(ctx, landing.path, [...changes.values()]);
  const lines = [
    `${xmlHead}<feed xmlns="http://www.w3.org/2005/Atom">`,
    `<title>${xmlText(landingTitle(landing))}</title>`,
    `<id>${xmlText(publicUrl + landing.path)}</id>`,
    `<link rel="alternate" type="text/html" href="${xmlText(publicUrl + landing.path)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(publicUrl + feedPath(landing.path))}"/>`,
    `<updated>${updated.toISOString()}</updated>`,
    `<author><name>${xmlText(brand.name)}</name></author>`,
    ...content.map((listing) => writeEntry(publicUrl, listing, changes.get(listing.id))),
    '</feed>\n',
  ];
  return { text: lines.join('\n') };
}

type Entry = ListingPage['content'][number];

/** Returns the time of the last change of the listings, such as their price, by id. */
async function readChanges(ctx: Pick<AppContext, 'db'>, content: Entry[]): Promise<Map<number, Date>> {
  const rows = await ctx.db.property.findMany({
    where: { id: { in: content.map(({ id }) => id) } },
    select: { id: true, updatedAt: true },
  });
  return new Map(rows.map(({ id, updatedAt }) => [id, updatedAt]));
}

/**
 * Returns the time of a feed's last change. It is stored, so that it does not decrease when the latest listing leaves the
 * feed: feed readers skip a feed that is older than their copy.
 */
async function noteUpdate(ctx: Pick<AppContext, 'db'>, path: string, changes: Date[]): Promise<Date> {
  const newest = new Date(Math.max(0, ...changes.map((change) => change.getTime())));
  const known = await ctx.db.feed.findUnique({ where: { path } });
  if (known && known.updatedAt >= newest) return known.updatedAt;
  if (changes.length === 0) return newest;
  const [row] = await storeFeed(ctx.db, path, newest);
  return row?.updatedAt ?? newest;
}

/** The price as its owner asks it, with the dollars in brackets. */
function priceText({ price, askingPrice, status }: Entry): string {
  const amount = formatDollars(price);
  const dollars = status === 'FOR_RENT' ? texts.priceEachMonth({ price: amount }) : amount;
  return askingPrice ? texts.askedAboutDollars({ asked: askingPrice, dollars }) : dollars;
}

function writeEntry(publicUrl: string, listing: Entry, changedAt: Date | undefined): string {
  const { id, type, area, city, createdAt } = listing;
  const updated = changedAt && changedAt > new Date(createdAt) ? changedAt.toISOString() : createdAt;
  return [
    '<entry>',
    `<title>${xmlText(`${inPlace(type, area, city)}, ${priceText(listing)}`)}</title>`,
    // The address follows the title; the number stays.
    `<id>${xmlText(`${publicUrl}/property/${id}`)}</id>`,
    `<link rel="alternate" type="text/html" href="${xmlText(publicUrl + listingPath(listing))}"/>`,
    `<published>${createdAt}</published><updated>${updated}</updated>`,
    `<summary>${xmlText([...cardFacts(listing), ...costTexts(listing)].join(', ') || type)}</summary>`,
    '</entry>',
  ].join('\n');
}
