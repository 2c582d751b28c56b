import { defaultListingOrder } from '@africanscity/contracts/listings/values';
import type { ListingFilter } from '@africanscity/contracts/listings/listing-filter';
import type { AppContext } from '../../../context.ts';
import type { CardRow } from '../present-card.ts';
import { type CardCells, cardColumns, cardJoins, readCard } from './card-sql.ts';
import { conditionsOf, statusesOf, type Understood } from './filter-conditions.ts';
import { matchingSql } from './narrowed-page.ts';
import { rankSql } from './rank.ts';
import { settle } from './reading/ladder.ts';
import type { Settled } from './reading/steps.ts';
import { wishSql, wordsSql } from './reading/wish-sql.ts';
import type { Placeholder } from './sql-filter.ts';
import { allListings, type Looked, textSource } from './text-source.ts';
import { textLimits } from './limits.ts';

/** Of fewer cards than this, those that come close stand beneath. */
export const fewExact = 10;
const mostClose = 10;

/** What comes close to a text that few listings meet, and what of the text was let go for it. */
interface CloseMatches {
  rows: CardRow[];
  settled: Settled;
}

/**
 * The best of those that come close to what a text asks for, by the same steps as where nothing meets it, without those that do;
 * null where nothing does, or where the list itself shows what comes close.
 */
export async function findCloseMatches(
  ctx: Pick<AppContext, 'pool'>,
  filter: ListingFilter,
  { reading, settled: exact }: Understood,
): Promise<CloseMatches | null> {
  if (exact.leftOut.length) return null;
  const rest = reading.wish.status ? { ...filter, propertyStatus: undefined } : filter;
  const besides = (placeholder: Placeholder) => [
    ...conditionsOf(rest, placeholder).map(({ sql }) => sql),
    `NOT coalesce(${meets(exact, placeholder)}, false)`,
  ];
  const settled = await settle(ctx, reading.wish, besides, textLimits);
  if (!settled.leftOut.length) return null;
  const rows = await readBest(ctx, settled, besides, rest);
  return rows.length ? { rows, settled } : null;
}

/** All that a listing must meet, its words included. */
function meets({ wish }: Settled, placeholder: Placeholder): string {
  const asked = [wishSql(wish, placeholder), wordsSql(wish, placeholder)].filter((sql) => typeof sql === 'string');
  return asked.length ? `(${asked.join(' AND ')})` : 'true';
}

async function readBest(
  ctx: Pick<AppContext, 'pool'>,
  { wish, closest }: Settled,
  besides: (placeholder: Placeholder) => string[],
  { propertyStatus }: ListingFilter,
): Promise<CardRow[]> {
  const values: unknown[] = [];
  const placeholder: Placeholder = (value, type) => `$${values.push(value)}::${type}`;
  const [listed, ...others] = besides(placeholder);
  const asked = [...others, wishSql(wish, placeholder)].filter((sql) => typeof sql === 'string');
  const words = wordsSql(wish, placeholder);
  const looked: Looked = {
    statuses: statusesOf(wish.status ?? propertyStatus),
    led: [],
    rest: asked,
    order: defaultListingOrder,
  };
  const source = words === null ? allListings : textSource(words, looked, textLimits);
  const { rows } = await ctx.pool.query<CardCells>(
    `WITH ${source.ctes}
      filtered AS MATERIALIZED (
        SELECT p.id, p.ranked_at AS key FROM ${source.from} WHERE ${[listed, ...asked].join(' AND ')}),
      ${matchingSql(rankSql(wish, closest, placeholder), textLimits)}
      found AS MATERIALIZED (SELECT id, key FROM matching ORDER BY key DESC, id DESC LIMIT ${mostClose})
    SELECT ${cardColumns} FROM found JOIN properties p ON p.id = found.id ${cardJoins} ORDER BY found.key DESC, found.id DESC`,
    values,
  );
  return rows.map(readCard);
}
