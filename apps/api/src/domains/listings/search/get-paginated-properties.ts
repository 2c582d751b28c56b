import { defaultListingOrder } from '@africanscity/contracts/listings/values';
import type { EndpointInput } from '@africanscity/contracts/call';
import type { ListingFilter } from '@africanscity/contracts/listings/listing-filter';
import type { getPaginatedProperties as endpoint } from '@africanscity/contracts/listings/calls/search';
import { type ListingPage } from '@africanscity/contracts/listings/listing-page';
import type { RequestContext } from '../../../context.ts';
import { presentPage } from '../../../kernel/paging.ts';
import { readStatusLabels } from '../../../kernel/status-labels.ts';
import { presentCard } from '../present-card.ts';
import { mostTogether } from './alike.ts';
import { fewExact, findCloseMatches } from './close-matches.ts';
import { findCardsPage } from './cards-page.ts';
import { countListings, findPage, findPageBeside } from './counted/find-page.ts';
import { leafAsType } from './counted/leaf-kind.ts';
import { countedFilter } from './counted/page-sql.ts';
import { readCursor, type SearchOrder, writeCursor } from './cursor.ts';
import type { Understood } from './filter-conditions.ts';
import { presentReading } from './present-reading.ts';
import { areMany, findNarrowedPage, type NarrowedPage, type Start } from './narrowed-page.ts';

type Input = EndpointInput<typeof endpoint>;

interface Asked {
  filter: ListingFilter;
  order: SearchOrder;
  page: number;
  size: number;
  /** Whether listings that are equal in all they show are one card. */
  together: boolean;
}

/** A page of the listings that match, by its number or beside a cursor. */
export async function getPaginatedProperties(ctx: RequestContext, input: Input): Promise<ListingPage> {
  const { page, size, cursor, orderBy, alike, ...given } = input;
  const filter = await leafAsType(ctx, given);
  const order: SearchOrder = orderBy ?? (filter.text === undefined ? defaultListingOrder : 'match');
  const asked = { filter, order, page, size, together: alike === 'together' };
  return cursor === undefined ? pageByNumber(ctx, asked) : pageBesideCursor(ctx, asked, cursor);
}

async function pageByNumber(ctx: RequestContext, asked: Asked): Promise<ListingPage> {
  const { filter, order, size } = asked;
  const offset = asked.page * size;
  const counted = await countedList(ctx, asked);
  const { rows, total, moreThanTotal, reachable, understood, adverts } = counted
    ? allReachable(await findPage(ctx, counted.filter, counted.order, offset, size))
    : await findUncounted(ctx, asked, { offset });
  const page = presentPage(await presentCards(ctx, rows, asked.together), asked, reachable);
  return {
    ...page,
    totalElements: total,
    moreThanTotal,
    ...(adverts !== undefined && { adverts }),
    reading: readingOf(filter, understood),
    ...(asked.page === 0 && (await closeTo(ctx, filter, understood, total))),
    ...cursors(order, rows, { hasPrevious: !page.first, hasNext: !page.last }),
  };
}

/** The number is what the client counts; where the page lies and whether it is the last one, the cursor says. */
async function pageBesideCursor(ctx: RequestContext, asked: Asked, text: string): Promise<ListingPage> {
  const { filter, order, size } = asked;
  const cursor = readCursor(text, order);
  const counted = await countedList(ctx, asked);
  const { rows, total, more, moreThanTotal, reachable, understood, adverts } = counted
    ? allReachable(await findPageBeside(ctx, counted.filter, { ...cursor, order: counted.order }, size))
    : await findUncounted(ctx, asked, { beside: cursor });
  const hasNext = cursor.backwards || more;
  const page = presentPage(await presentCards(ctx, rows, asked.together), asked, reachable);
  const pagesSeen = asked.page + (rows.length > 0 ? 1 : 0) + (hasNext ? 1 : 0);
  return {
    ...page,
    totalElements: total,
    totalPages: Math.max(page.totalPages, total > 0 ? pagesSeen : 0),
    last: !hasNext,
    moreThanTotal,
    ...(adverts !== undefined && { adverts }),
    reading: readingOf(filter, understood),
    ...cursors(order, rows, { hasPrevious: !cursor.backwards || more, hasNext }),
  };
}

/** A page of what is counted ahead. */
function allReachable<Page extends { total: number }>(page: Page) {
  return { ...page, moreThanTotal: false, reachable: page.total, understood: null, adverts: undefined };
}

/** The filter and order of a list that is counted ahead. Alike listings of it are not told from others when there are many. */
async function countedList(ctx: RequestContext, { filter, order, together }: Asked) {
  const counted = countedFilter(filter);
  if (!counted || order === 'match') return null;
  if (together && (await countListings(ctx, counted)) <= mostTogether) return null;
  return { filter: counted, order };
}

async function findUncounted(ctx: RequestContext, { filter, order, size, together }: Asked, start: Start) {
  // Of very many, each is shown by itself, and none is chosen among all.
  const each = (!together && order !== 'match') || (filter.text === undefined && (await areMany(ctx, filter)));
  if (each) return { ...(await findNarrowedPage(ctx, filter, order, start, size)), adverts: undefined };
  const { adverts, ...page } = await findCardsPage(ctx, filter, { order, together, start, size });
  return { ...page, adverts: together ? adverts : undefined };
}

/** What comes close, where few listings meet a text. */
async function closeTo(
  ctx: RequestContext,
  filter: ListingFilter,
  understood: Understood | null,
  total: number,
): Promise<Pick<ListingPage, 'close'>> {
  const found = understood && total < fewExact ? await findCloseMatches(ctx, filter, understood) : null;
  if (!found) return {};
  const { leftOut, instead = null } = found.settled;
  return { close: { leftOut, instead, listings: await presentCards(ctx, found.rows, false) } };
}

function readingOf({ text }: ListingFilter, understood: Understood | null): ListingPage['reading'] {
  return understood && text !== undefined ? presentReading(text, understood) : null;
}

async function presentCards(ctx: RequestContext, rows: NarrowedPage['rows'], together: boolean) {
  const labels = await readStatusLabels(ctx);
  return rows.map((row) => ({
    ...presentCard(ctx, labels, row),
    ...(together && row.alike !== undefined && { alike: row.alike }),
  }));
}

function cursors(
  order: SearchOrder,
  rows: NarrowedPage['rows'],
  { hasPrevious, hasNext }: { hasPrevious: boolean; hasNext: boolean },
) {
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    previousCursor: hasPrevious && first ? writeCursor(order, true, first) : null,
    nextCursor: hasNext && last ? writeCursor(order, false, last) : null,
  };
}
