import type { AppContext } from '../../../context.ts';
import type { CardRow } from '../core/present-card.ts';
import { findCards, readCard } from './card.sql.ts';

/** Returns the cards of listings in their order, each with the given values beside its id. Missing listings are left out. */
export async function readCards<Given extends { id: number }>(
  ctx: Pick<AppContext, 'pool'>,
  given: Given[],
): Promise<(CardRow & Given)[]> {
  if (!given.length) return [];
  const byId = new Map(given.map((one) => [one.id, one]));
  const cells = await findCards(
    ctx.pool,
    given.map(({ id }) => id),
  );
  return cells.map((row) => ({ ...readCard(row), ...byId.get(row.id)! }));
}
