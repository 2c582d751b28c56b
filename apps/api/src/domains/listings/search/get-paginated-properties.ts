import { defaultListingOrder } from '@africanscity/contracts/listings/values';
import type { EndpointInput } from '@africanscity/contracts/call';
import type { ListingFilter } from '@africanscity/contracts/listings/listing-filter';
import type { getPaginatedProperties as endpoint } from '@africanscity/contracts/listings/calls';
import { type ListingPage } from '@africanscity/contracts/listings/listings';
import type { RequestContext } from '../../../context.ts';
import { presentPage } from '../../../kernel/paging.ts';
import { readStatusLabels } from '../../../kernel/status-labels.ts';
import { presentCard } from '../present-card.ts';
import { findPage, findPageBeside } from './counted/find-page.ts';
import { countedFilter } from './counted/page-sql.ts';
import { readCursor, type SearchOrder, writeCursor } from './cursor.ts';
import { findNarrowedPage, type NarrowedPage } from './narrowed-page.ts';

type Input = EndpointInput<typeof endpoint>;

interface Asked {
  filter: ListingFilter;
  order: SearchOrder;
  page: number;
  size: number;
}

/** A page of the listings that match, by its number or beside a cursor. */
export async function getPaginatedProperties(ctx: RequestContext, input: Input): Promise<ListingPage> {
  const { page, size, cursor, orderBy, ...filter } = input;
  const order: SearchOrder = orderBy ?? (filter.text === undefined ? defaultListingOrder : 'match');
  const asked = { filter, order, page, size };
  return cursor === undefined ? pageByNumber(ctx, asked) : pageBesideCursor(ctx, asked, cursor);
}

async function pageByNumber(ctx: RequestContext, asked: Asked): Promise<ListingPage> {
  const { filter, order, size } = asked;
  const offset = asked.page * size;
  const counted = countedFilter(filter);
  const { rows, total, moreThanTotal } =
    counted && order !== 'match'
      ? { ...(await findPage(ctx, counted, order, offset, size)), moreThanTotal: false }
      : await findNarrowedPage(ctx, filter, order, { offset }, size);
  const page = presentPage(await presentCards(ctx, rows), asked, total);
  return { ...page, moreThanTotal, ...cursors(order, rows, { hasPrevious: !page.first, hasNext: !page.last }) };
}

/** The number is what the client counts; where the page lies and whether it is the last one, the cursor says. */
async function pageBesideCursor(ctx: RequestContext, asked: Asked, text: string): Promise<ListingPage> {
  const { filter, order, size } = asked;
  const cursor = readCursor(text, order);
  const counted = countedFilter(filter);
  const { rows, total, more, moreThanTotal } =
    counted && order !== 'match'
      ? { ...(await findPageBeside(ctx, counted, { ...cursor, order }, size)), moreThanTotal: false }
      : await findNarrowedPage(ctx, filter, order, { beside: cursor }, size);
  const hasNext = cursor.backwards || more;
  const page = presentPage(await presentCards(ctx, rows), asked, total);
  const pagesSeen = asked.page + (rows.length > 0 ? 1 : 0) + (hasNext ? 1 : 0);
  return {
    ...page,
    totalPages: Math.max(page.totalPages, total > 0 ? pagesSeen : 0),
    last: !hasNext,
    moreThanTotal,
    ...cursors(order, rows, { hasPrevious: !cursor.backwards || more, hasNext }),
  };
}

async function presentCards(ctx: RequestContext, rows: NarrowedPage['rows']) {
  const labels = await readStatusLabels(ctx);
  return rows.map((row) => presentCard(ctx.config, labels, row));
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
