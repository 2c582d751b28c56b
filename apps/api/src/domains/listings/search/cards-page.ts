import type { ListingFilter, ListingOrder } from '@africanscity/contracts/listings/listing-filter';
import type { AppContext } from '../../../context.ts';
import { selectCardsPage } from './pages.sql.ts';
import { centerOf } from './distance-center.ts';
import { filterConditions } from './filter-conditions.ts';
import { searchLimits } from './limits.ts';
import { type ListingsPage, mostCountedOf, type PageAsked } from './listings-page.ts';
import { readCards } from './read-cards.ts';

/**
 * Returns a page in which identical listings are one card, the first of them in the order of the list. A listing after an identical
 * one is left out. Where more listings match than are counted, each listing is a card.
 */
export async function findCardsPage(
  ctx: Pick<AppContext, 'pool'>,
  filter: ListingFilter,
  { order, start, size }: PageAsked & { order: ListingOrder },
  limits = searchLimits,
): Promise<ListingsPage> {
  const { where, interpretation } = await filterConditions(ctx, filter);
  const most = mostCountedOf(filter, limits);
  const backwards = 'beside' in start && start.beside.backwards;
  const rows = await selectCardsPage(ctx.pool, {
    where,
    order,
    direction: order.endsWith('ASC') === backwards ? 'DESC' : 'ASC',
    ...(order === 'distance-ASC' && { center: centerOf(filter, interpretation) }),
    beside: 'beside' in start ? start.beside : undefined,
    take: size + 1,
    skip: 'offset' in start ? start.offset : 0,
    most,
  });
  const { listings, cards } = rows[0]!;
  const moreThanTotal = listings > most;
  const found = rows.flatMap(({ id, key, alike }) =>
    id === null ? [] : [{ id, key, ...(alike !== null && { alike }) }],
  );
  const page = found.slice(0, size);
  return {
    rows: await readCards(ctx, backwards ? page.reverse() : page),
    total: moreThanTotal ? most : cards,
    ...(!moreThanTotal && { adverts: listings }),
    moreThanTotal,
    reachable: moreThanTotal ? limits.numbered : cards,
    more: found.length > size,
    interpretation,
  };
}
