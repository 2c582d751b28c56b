import type { EndpointInput } from '@africanscity/contracts/endpoint';
import {
  defaultListingOrder,
  type getPaginatedProperties as endpoint,
  type ListingPage,
} from '@africanscity/contracts/listings';
import type { RequestContext } from '../../context.ts';
import { readStatusLabels } from '../lookups/status-labels.ts';
import { presentCard } from './present-card.ts';
import { readCursor, type SearchOrder, writeCursor } from './search/cursor.ts';
import { isCounted } from './search/filter-sql.ts';
import { findPage, findPageBeside } from './search/find-page.ts';
import { findNarrowedPage, type NarrowedPage } from './search/narrowed-page.ts';
import { presentPage } from './search/present-page.ts';

type Input = EndpointInput<typeof endpoint>;

/** A page of the listings that match, by its number or beside a cursor; a page past the end is empty. */
export async function getPaginatedProperties(ctx: RequestContext, input: Input): Promise<ListingPage> {
  const order = input.orderBy ?? (input.text === undefined ? defaultListingOrder : 'match');
  return input.cursor === undefined
    ? pageByNumber(ctx, input, order)
    : pageBesideCursor(ctx, input, order, input.cursor);
}

async function pageByNumber(ctx: RequestContext, input: Input, order: SearchOrder): Promise<ListingPage> {
  const offset = input.page * input.size;
  const { rows, total, moreThanTotal } =
    order !== 'match' && isCounted(input)
      ? { ...(await findPage(ctx, input, order, offset, input.size)), moreThanTotal: false }
      : await findNarrowedPage(ctx, input, order, { offset }, input.size);
  const page = presentPage(await presentCards(ctx, rows), input, total);
  return { ...page, moreThanTotal, ...cursors(order, rows, { hasPrevious: !page.first, hasNext: !page.last }) };
}

/** The number is what the client counts; where the page lies and whether it is the last one, the cursor says. */
async function pageBesideCursor(
  ctx: RequestContext,
  input: Input,
  order: SearchOrder,
  text: string,
): Promise<ListingPage> {
  const cursor = readCursor(text, order);
  const { rows, total, more, moreThanTotal } =
    order !== 'match' && isCounted(input)
      ? { ...(await findPageBeside(ctx, input, { ...cursor, order }, input.size)), moreThanTotal: false }
      : await findNarrowedPage(ctx, input, order, { beside: cursor }, input.size);
  const hasNext = cursor.backwards || more;
  const page = presentPage(await presentCards(ctx, rows), input, total);
  const pagesSeen = input.page + (rows.length > 0 ? 1 : 0) + (hasNext ? 1 : 0);
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
