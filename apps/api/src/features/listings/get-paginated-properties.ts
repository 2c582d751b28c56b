import type { EndpointInput } from '@africanscity/contracts/endpoint';
import type { getPaginatedProperties as endpoint, ListingPage } from '@africanscity/contracts/listings';
import type { RequestContext } from '../../context.ts';
import { type CardRow, presentCard } from './present-card.ts';
import { readCursor, writeCursor } from './search/cursor.ts';
import { findPage, findPageBeside } from './search/find-page.ts';
import { presentPage } from './search/present-page.ts';

/** A page of the listings that match, by its number or beside a cursor; a page past the end is empty. */
export async function getPaginatedProperties(
  ctx: RequestContext,
  input: EndpointInput<typeof endpoint>,
): Promise<ListingPage> {
  return input.cursor === undefined ? pageByNumber(ctx, input) : pageBesideCursor(ctx, input, input.cursor);
}

async function pageByNumber(ctx: RequestContext, input: EndpointInput<typeof endpoint>): Promise<ListingPage> {
  const { rows, total } = await findPage(ctx, input, input.orderBy, input.page * input.size, input.size);
  const page = presentPage(presentCards(ctx, rows), input, total);
  return { ...page, ...cursors(input, rows, { hasPrevious: !page.first, hasNext: !page.last }) };
}

/** The number is what the client counts; where the page lies and whether it is the last one, the cursor says. */
async function pageBesideCursor(
  ctx: RequestContext,
  input: EndpointInput<typeof endpoint>,
  text: string,
): Promise<ListingPage> {
  const cursor = readCursor(text, input.orderBy);
  const { rows, total, more } = await findPageBeside(ctx, input, cursor, input.size);
  const hasNext = cursor.backwards || more;
  const page = presentPage(presentCards(ctx, rows), input, total);
  const pagesSeen = input.page + (rows.length > 0 ? 1 : 0) + (hasNext ? 1 : 0);
  return {
    ...page,
    totalPages: Math.max(page.totalPages, total > 0 ? pagesSeen : 0),
    last: !hasNext,
    ...cursors(input, rows, { hasPrevious: !cursor.backwards || more, hasNext }),
  };
}

function presentCards(ctx: RequestContext, rows: CardRow[]) {
  return rows.map((row) => presentCard(ctx.config, row));
}

function cursors(
  { orderBy }: EndpointInput<typeof endpoint>,
  rows: CardRow[],
  { hasPrevious, hasNext }: { hasPrevious: boolean; hasNext: boolean },
) {
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    previousCursor: hasPrevious && first ? writeCursor(orderBy, true, first) : null,
    nextCursor: hasNext && last ? writeCursor(orderBy, false, last) : null,
  };
}
