import type { AppContext } from '../../../context.ts';
import type { CardRow } from '../core/present-card.ts';
import { type CardCells, cardColumns, cardJoins, readCard } from './card-sql.ts';
import { runSearch } from '../core/run-search.ts';

const cardsSql = `
  SELECT ${cardColumns} FROM unnest($1::int[]) WITH ORDINALITY AS asked(id, at) JOIN properties p ON p.id = asked.id ${cardJoins}
  ORDER BY asked.at`;

/** Reads the cards of listings in their order, each with what is given beside its id. Those that are gone are left out. */
export async function readCards<Given extends { id: number }>(
  ctx: Pick<AppContext, 'pool'>,
  given: Given[],
): Promise<(CardRow & Given)[]> {
  if (!given.length) return [];
  const byId = new Map(given.map((one) => [one.id, one]));
  const cells = await runSearch<CardCells>(ctx, cardsSql, [given.map(({ id }) => id)]);
  return cells.map((row) => ({ ...readCard(row), ...byId.get(row.id)! }));
}
