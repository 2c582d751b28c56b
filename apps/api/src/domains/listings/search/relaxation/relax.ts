import type { AppContext } from '../../../../context.ts';
import type { Placeholder } from '../sql-filter.ts';
import { parentKinds, kindsWithin } from '../query-parser/kind-names.ts';
import { nearestListed, placesAround } from './nearby-places.ts';
import type { Intent } from '../query-parser/parsed-query.ts';
import { addressSteps, descriptionSteps } from './description-steps.ts';
import {
  amenityPreferences,
  closestTo,
  type FirstMatched,
  numberSteps,
  partsOf,
  type RelaxedQuery,
  widerSteps,
} from './relaxation-steps.ts';
import { getVocabulary } from '../query-parser/vocabulary.ts';
import { queryConditions } from './query-sql.ts';
import { type ResolvedQuery, resolveQuery, unconstrainedQuery, withoutPlaces } from './resolve-query.ts';

type Context = Pick<AppContext, 'pool' | 'memo'>;

/** The other filters of the list, in SQL on `p`. They are never relaxed. */
export type OtherConditions = (placeholder: Placeholder) => string[];

/**
 * Resolves an intent and relaxes it until a listing matches, in the order of `numberSteps` and `widerSteps`. A place without
 * listings is replaced by the nearest place that has some. The other filters are never relaxed: where they match nothing, the query
 * stays whole.
 */
export async function relax(ctx: Context, intent: Intent, others: OtherConditions): Promise<RelaxedQuery> {
  const whole: RelaxedQuery = {
    query: await withUnplacedIds(ctx, await resolveQuery(ctx, intent)),
    dropped: [],
    closest: {},
  };
  const firstMatching = (steps: RelaxedQuery[]) => firstMatched(ctx, steps, others);
  // Relaxing the text is useless while no listing matches the other filters.
  const first = await firstMatching([whole, { ...whole, query: unconstrainedQuery }]);
  if (!first || first === whole) return whole;
  const numbers = numberSteps(intent, whole);
  const near = await firstMatching([
    ...(await addressSteps(ctx, intent, whole, firstMatching)),
    ...(await descriptionSteps(ctx, intent, whole, firstMatching)),
    ...numbers,
  ]);
  if (near) return near;
  const ids = intent.places.flatMap((place) => place.ids);
  const groups = intent.kinds.length ? await widerKindGroups(ctx, intent.kinds) : [];
  const around = ids.length ? await withoutPlaces(ctx, await placesAround(ctx, ids), intent.excludedPlaces) : null;
  return (
    (await firstMatching(widerSteps([whole, ...numbers], around, groups))) ??
    (await nearestPlaceWithListings(ctx, intent, [whole.query.types, ...groups, null], firstMatching)) ??
    whole
  );
}

/** Adds the ids of the matching listings without a place, unless there are many. */
async function withUnplacedIds(ctx: Context, query: ResolvedQuery): Promise<ResolvedQuery> {
  if (!query.unplaced) return query;
  const { rows } = await ctx.pool.query<{ id: number }>({
    name: 'unplaced listings',
    text: `SELECT id FROM properties WHERE listed_as IS NOT NULL AND NOT place_known
      AND words @@ (SELECT to_tsquery('english', $1)) LIMIT ${mostUnplaced + 1}`,
    values: [query.unplaced],
  });
  return rows.length > mostUnplaced ? query : { ...query, unplacedIds: rows.map(({ id }) => id) };
}

const mostUnplaced = 200;

/** The parents and grandparents of kinds with all kinds beneath, where they contain more kinds. */
async function widerKindGroups(ctx: Context, kinds: string[]): Promise<string[][]> {
  const { tree } = await getVocabulary(ctx);
  const groups = parentKinds(tree, kinds);
  const [near, far] = [kindsWithin(tree, groups), kindsWithin(tree, parentKinds(tree, groups))];
  return [near, far].filter((names, at) => names.length > (at ? near : kinds).length);
}

async function firstMatched(
  ctx: Context,
  steps: RelaxedQuery[],
  others: OtherConditions,
): Promise<RelaxedQuery | undefined> {
  if (!steps.length) return undefined;
  const values: unknown[] = [];
  const placeholder: Placeholder = (value, type) => `$${values.push(value)}::${type}`;
  const cases = steps.map(({ query }, at) => {
    const conditions = [...others(placeholder), ...queryConditions(query, placeholder)].join(' AND ');
    return `WHEN EXISTS (SELECT FROM properties p WHERE ${conditions}) THEN ${at}`;
  });
  // Postgres evaluates the cases in order and stops at the first match.
  const { rows } = await ctx.pool.query<{ at: number | null }>(`SELECT CASE ${cases.join(' ')} END AS at`, values);
  const at = rows[0]?.at ?? null;
  return at === null ? undefined : steps[at];
}

/**
 * The query for the nearest place with listings of the kinds, else of wider kinds, in the status, else in any, in the same
 * country, else in others. Without a place, the query is for anywhere.
 */
async function nearestPlaceWithListings(
  ctx: Pick<AppContext, 'pool'>,
  intent: Intent,
  kinds: (string[] | null)[],
  firstMatching: FirstMatched,
): Promise<RelaxedQuery | undefined> {
  const ids = intent.places.flatMap((place) => place.ids);
  const dropped = partsOf(intent).filter((name) => name !== 'kind' && name !== 'status');
  const statuses = [...new Set([intent.status, undefined])];
  const inCountry = [...new Set(kinds)].flatMap((types) => statuses.map((status) => ({ types, status, same: true })));
  const tries = ids.length ? [...inCountry, ...inCountry.map((each) => ({ ...each, same: false }))] : inCountry;
  for (const { types, status, same } of tries) {
    const nearest = ids.length ? await nearestListed(ctx, ids, { types, status, same }) : null;
    if (nearest === undefined) continue;
    const step: RelaxedQuery = {
      query: {
        ...unconstrainedQuery,
        ...amenityPreferences(intent),
        optionalWords: intent.optionalWords,
        types,
        places: nearest?.places ?? null,
        ...(status && { status }),
      },
      dropped: [
        ...dropped,
        ...(types === kinds[0] ? [] : ['kind' as const]),
        ...(status === intent.status ? [] : ['status' as const]),
      ],
      closest: closestTo(intent),
      ...(nearest && { substitute: nearest.name }),
    };
    const found = await firstMatching([step]);
    if (found) return found;
  }
  return undefined;
}
