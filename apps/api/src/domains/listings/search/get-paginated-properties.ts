import { defaultListingOrder } from '@africanscity/contracts/listings/values';
import type { EndpointInput } from '@africanscity/contracts/call';
import type { ListingFilter } from '@africanscity/contracts/listings/listing-filter';
import type { getPaginatedProperties as endpoint } from '@africanscity/contracts/listings/calls/search';
import { type ListingPage } from '@africanscity/contracts/listings/listing-page';
import type { RequestContext } from '../../../context.ts';
import { presentPage } from '../../../kernel/paging.ts';
import { publishSearch, type Search } from '../../../kernel/search-channel.ts';
import { readStatusLabels } from '../../../kernel/status-labels.ts';
import { presentCard } from '../core/present-card.ts';
import { fewExact, findCloseMatches } from './close-matches.ts';
import { findMatches } from './best-matches.ts';
import { findCardsPage } from './cards-page.ts';
import { readCursor, type SearchOrder, writeCursor } from './cursor.ts';
import type { QueryInterpretation } from './filter-conditions.ts';
import { searchLimits } from './limits.ts';
import { countListings, isCounted } from './listing-counts.ts';
import { findListings, type ListingsPage, type Start } from './listings-page.ts';
import { presentParsedQuery } from './present-parsed-query.ts';

type Input = EndpointInput<typeof endpoint>;

interface Asked {
  filter: ListingFilter;
  order: SearchOrder;
  page: number;
  size: number;
  /** Whether identical listings are one card. */
  together: boolean;
}

/** Returns a page of the matching listings, by its number or beside a cursor. */
export async function getPaginatedProperties(ctx: RequestContext, input: Input): Promise<ListingPage> {
  const { page, size, cursor, orderBy, alike, ...filter } = input;
  const order: SearchOrder = orderBy ?? (filter.text === undefined ? defaultListingOrder : 'match');
  const asked = { filter, order, page, size, together: alike === 'together' };
  return publishSearch(shapeOf(filter), () =>
    cursor === undefined ? pageByNumber(ctx, asked) : pageBesideCursor(ctx, asked, cursor),
  );
}

function shapeOf({ text, bounds, drawnArea, latitude, ...others }: ListingFilter): Search['shape'] {
  if (text !== undefined) return 'text';
  if (bounds !== undefined || drawnArea !== undefined || latitude !== undefined) return 'area';
  return Object.values(others).some((value) => value !== undefined) ? 'filters' : 'none';
}

async function pageByNumber(ctx: RequestContext, asked: Asked): Promise<ListingPage> {
  const { filter, order, size } = asked;
  const offset = asked.page * size;
  const { rows, total, moreThanTotal, reachable, interpretation, adverts } = await findPage(ctx, asked, { offset });
  const page = presentPage(await presentCards(ctx, rows, asked), asked, reachable);
  return {
    ...page,
    totalElements: total,
    moreThanTotal,
    ...(adverts !== undefined && { adverts }),
    reading: readingOf(filter, interpretation),
    ...(asked.page === 0 && (await closeTo(ctx, filter, interpretation, total))),
    ...cursors(order, rows, { hasPrevious: !page.first, hasNext: !page.last }),
  };
}

/** The page number is the client's own count. The cursor has the position, and decides whether the page is the last one. */
async function pageBesideCursor(ctx: RequestContext, asked: Asked, text: string): Promise<ListingPage> {
  const { filter, order } = asked;
  const cursor = readCursor(text, order);
  const { rows, total, more, moreThanTotal, reachable, interpretation, adverts } = await findPage(ctx, asked, {
    beside: cursor,
  });
  const hasNext = cursor.backwards || more;
  const page = presentPage(await presentCards(ctx, rows, asked), asked, reachable);
  const pagesSeen = asked.page + (rows.length > 0 ? 1 : 0) + (hasNext ? 1 : 0);
  return {
    ...page,
    totalElements: total,
    totalPages: Math.max(page.totalPages, total > 0 ? pagesSeen : 0),
    last: !hasNext,
    moreThanTotal,
    ...(adverts !== undefined && { adverts }),
    reading: readingOf(filter, interpretation),
    ...cursors(order, rows, { hasPrevious: !cursor.backwards || more, hasNext }),
  };
}

async function findPage(ctx: RequestContext, asked: Asked, start: Start): Promise<ListingsPage> {
  const { filter, order, size, together } = asked;
  if (order === 'match') return findMatches(ctx, filter, { together, start, size });
  const find = together && (await mayBeFew(ctx, filter)) ? findCardsPage : findListings;
  return find(ctx, filter, { order, start, size });
}

/** Whether so few listings may match that identical ones can collapse: false for a known higher number. */
async function mayBeFew(ctx: RequestContext, filter: ListingFilter): Promise<boolean> {
  return !isCounted(filter) || (await countListings(ctx, filter)) <= searchLimits.counted;
}

/** Returns close matches, where few listings match a text. A list is relaxed before it is empty, so beside an empty one there are none. */
async function closeTo(
  ctx: RequestContext,
  filter: ListingFilter,
  interpretation: QueryInterpretation | null,
  total: number,
): Promise<Pick<ListingPage, 'close'>> {
  const found =
    interpretation && total > 0 && total < fewExact ? await findCloseMatches(ctx, filter, interpretation) : null;
  if (!found) return {};
  const { dropped: leftOut, substitute: instead = null } = found.relaxed;
  return { close: { leftOut, instead, listings: await presentCards(ctx, found.rows, { filter, together: false }) } };
}

function readingOf({ text }: ListingFilter, interpretation: QueryInterpretation | null): ListingPage['reading'] {
  return interpretation && text !== undefined ? presentParsedQuery(text, interpretation) : null;
}

async function presentCards(
  ctx: RequestContext,
  rows: ListingsPage['rows'],
  { filter, together }: Pick<Asked, 'filter' | 'together'>,
) {
  const labels = await readStatusLabels(ctx);
  return rows.map((row) => ({
    ...presentCard(ctx, labels, row, filter.amenities),
    ...(together && row.alike !== undefined && { alike: row.alike }),
  }));
}

function cursors(
  order: SearchOrder,
  rows: ListingsPage['rows'],
  { hasPrevious, hasNext }: { hasPrevious: boolean; hasNext: boolean },
) {
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    previousCursor: hasPrevious && first ? writeCursor(order, true, first) : null,
    nextCursor: hasNext && last ? writeCursor(order, false, last) : null,
  };
}
