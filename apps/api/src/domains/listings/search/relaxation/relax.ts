import type { AppContext } from '../../../../context.ts';
import type { Placeholder } from '../sql-filter.ts';
import { kindsAbove, kindsBelow } from '../query-parser/kind-names.ts';
import { placesWithin } from '../places.ts';
import { elsewhere } from './nearest-place.ts';
import { besideThem, placesAround } from './nearby-places.ts';
import type { Wish } from '../query-parser/parsed-query.ts';
import { addressSteps, toldSteps } from './description-steps.ts';
import { numberSteps, type Settled, widerSteps } from './relaxation-steps.ts';
import { readVocabulary } from '../query-parser/vocabulary.ts';
import { anyOf, type MetWish, nothingAsked, wishConditions } from './query-sql.ts';

type Context = Pick<AppContext, 'pool' | 'memo'>;

/** What else the list asks for, in SQL on `p`. */
export type Besides = (placeholder: Placeholder) => string[];

/**
 * The wish itself when any listing meets it. Otherwise what is asked for is let go, in the order of `numberSteps` and
 * `widerSteps`, until some do; when there is nothing of it in the place, the nearest place that has listings is taken. What else the
 * list asks for is never let go: when that leaves nothing, the wish stays whole.
 */
export async function settle(ctx: Context, asked: Wish, besides: Besides): Promise<Settled> {
  const whole: Settled = { wish: await withUnplaced(ctx, await wholeWish(ctx, asked)), leftOut: [], closest: {} };
  const met = (steps: Settled[]) => firstMet(ctx, steps, besides);
  // Dropping parts of the text helps nothing while no listing meets the chosen filters.
  const first = await met([whole, { ...whole, wish: nothingAsked }]);
  if (!first || first === whole) return whole;
  const numbers = numberSteps(asked, whole);
  const near = await met([
    ...(await addressSteps(ctx, asked, whole, met)),
    ...(await toldSteps(ctx, asked, whole, met)),
    ...numbers,
  ]);
  if (near) return near;
  const ids = asked.places.flatMap((place) => place.ids);
  const groups = asked.kinds.length ? await widerKinds(ctx, asked.kinds) : [];
  const around = ids.length ? await except(ctx, await placesAround(ctx, ids), asked.notIn) : null;
  return (
    (await met(widerSteps([whole, ...numbers], around, groups))) ??
    (await elsewhere(ctx, asked, [whole.wish.types, ...groups, null], met)) ??
    whole
  );
}

/** A month's rent in dollars that nobody asks: who names more wants to buy. */
const highestRent = 20_000;

/** All that is asked for, in what listings hold: every kind and place beneath those named, and those beside them. */
export async function wholeWish(
  ctx: Pick<AppContext, 'pool'>,
  { kinds, places: named, notIn, near, ...wish }: Wish,
): Promise<MetWish> {
  const ids = named.flatMap((place) => place.ids);
  const places = ids.length ? await except(ctx, await placesWithin(ctx, ids), notIn) : null;
  const isBought = !wish.status && (wish.price?.max ?? wish.price?.min ?? 0) > highestRent;
  const beside = near && places ? await except(ctx, await besideThem(ctx, ids), notIn) : [];
  const phrases = named.flatMap((place) => place.phrases);
  return {
    ...wish,
    ...(isBought && { status: 'FOR_SALE' }),
    types: kinds.length ? kinds : null,
    places: places && [...places, ...beside],
    ...(!places && notIn.length && { notIn: await placesWithin(ctx, notIn) }),
    ...(phrases.length && { unplaced: anyOf(phrases) }),
    ...(beside.length && { beside }),
  };
}

async function except(ctx: Pick<AppContext, 'pool'>, places: number[], notIn: number[]): Promise<number[]> {
  if (!notIn.length) return places;
  const left = new Set(await placesWithin(ctx, notIn));
  return places.filter((id) => !left.has(id));
}

/** The same with the listings in no place yet by their numbers, where they are few, as they nearly always are. */
async function withUnplaced(ctx: Context, wish: MetWish): Promise<MetWish> {
  if (!wish.unplaced) return wish;
  const { rows } = await ctx.pool.query<{ id: number }>({
    name: 'unplaced listings',
    text: `SELECT id FROM properties WHERE listed_as IS NOT NULL AND NOT place_known
      AND words @@ (SELECT to_tsquery('english', $1)) LIMIT ${mostUnplaced + 1}`,
    values: [wish.unplaced],
  });
  return rows.length > mostUnplaced ? wish : { ...wish, unplacedIds: rows.map(({ id }) => id) };
}

const mostUnplaced = 200;

/** The groups of some kinds, and the groups of these, as far as they hold more. */
async function widerKinds(ctx: Context, kinds: string[]): Promise<string[][]> {
  const { tree } = await readVocabulary(ctx);
  const groups = kindsAbove(tree, kinds);
  const [near, far] = [kindsBelow(tree, groups), kindsBelow(tree, kindsAbove(tree, groups))];
  return [near, far].filter((names, at) => names.length > (at ? near : kinds).length);
}

async function firstMet(ctx: Context, steps: Settled[], besides: Besides): Promise<Settled | undefined> {
  if (!steps.length) return undefined;
  const values: unknown[] = [];
  const placeholder: Placeholder = (value, type) => `$${values.push(value)}::${type}`;
  const cases = steps.map(({ wish }, at) => {
    const conditions = [...besides(placeholder), ...wishConditions(wish, placeholder)].join(' AND ');
    return `WHEN EXISTS (SELECT FROM properties p WHERE ${conditions}) THEN ${at}`;
  });
  // The cases are tried in turn: none after the first that is met.
  const { rows } = await ctx.pool.query<{ at: number | null }>(`SELECT CASE ${cases.join(' ')} END AS at`, values);
  const at = rows[0]?.at ?? null;
  return at === null ? undefined : steps[at];
}
