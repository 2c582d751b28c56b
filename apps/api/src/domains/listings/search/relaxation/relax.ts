import type { AppContext } from '../../../../context.ts';
import { oncePerRequest } from '../../../../once-per-request.ts';
import { parentKinds, kindsWithin, type KindTree } from '../query-parser/kind-names.ts';
import type { Intent } from '../query-parser/parsed-query.ts';
import { getVocabulary } from '../query-parser/vocabulary.ts';
import { addressSteps, descriptionSteps } from './description-steps.ts';
import type { Fragment } from '../../../../kernel/sql.ts';
import { countMet, firstMatch } from './first-match.ts';
import { findUnplaced } from './query.sql.ts';
import { nearestListed, placesAround } from '../nearby-places.ts';
import {
  amenityPreferences,
  closestTo,
  numberSteps,
  partsOf,
  type RelaxedQuery,
  widerSteps,
} from './relaxation-steps.ts';
import { type ResolvedQuery, resolveQuery, unconstrainedQuery } from './resolve-query.ts';

type Context = Pick<AppContext, 'pool' | 'memo'>;

/**
 * Resolves an intent and relaxes it until a listing matches, in the order of `numberSteps` and `widerSteps`. A place without
 * listings is replaced by the nearest place that has some. The other filters are never relaxed: where they match nothing, the query
 * stays whole.
 */
export async function relax(ctx: Context, intent: Intent, others: Fragment[]): Promise<RelaxedQuery> {
  const whole = await wholeQuery(ctx, intent);
  return (await firstMatch(ctx, [whole], others)) ?? relaxFurther(ctx, intent, whole, others);
}

/** Resolves an intent without relaxing it. */
export async function wholeQuery(ctx: Context, intent: Intent): Promise<RelaxedQuery> {
  return { query: await withUnplacedIds(ctx, await resolveQuery(ctx, intent)), dropped: [], closest: {} };
}

/** Relaxes a whole query that no listing matches. */
export async function relaxFurther(
  ctx: Context,
  intent: Intent,
  whole: RelaxedQuery,
  others: Fragment[],
): Promise<RelaxedQuery> {
  const { types, places, status } = whole.query;
  const inPlaces = { ...unconstrainedQuery, places };
  const ofKind = { ...inPlaces, types, ...(status && { status }) };
  const met = await countMet(ctx, [unconstrainedQuery, inPlaces, ofKind], others);
  // Relaxing the text is useless while no listing matches the other filters.
  if (met < 1) return whole;
  const vocabulary = await getVocabulary(ctx);
  const numbers = numberSteps(intent, whole);
  const near = [
    ...(met >= 2 ? [] : addressSteps(intent, whole, vocabulary)),
    ...(met >= 3 ? [] : descriptionSteps(intent, whole, vocabulary)),
    ...numbers,
  ];
  const ids = intent.places.flatMap((place) => place.ids);
  const groups = widerKindGroups(vocabulary.tree, intent.kinds);
  const wider = async () => {
    const around = vocabulary.placeTree.withinLess(await placesAround(ctx, ids), intent.excludedPlaces);
    return widerSteps([whole, ...numbers], ids.length ? around : null, groups);
  };
  const found =
    (await firstMatch(ctx, near, others)) ??
    (await firstMatch(ctx, await wider(), others)) ??
    (await nearestPlaceWithListings(ctx, intent, [types, ...groups, null], others)) ??
    whole;
  // A status that only the price tells was not asked for.
  return { ...found, dropped: found.dropped.filter((name) => name !== 'status' || intent.status !== undefined) };
}

/** Adds the ids of the matching listings without a place, unless there are many. */
async function withUnplacedIds(ctx: Context, query: ResolvedQuery): Promise<ResolvedQuery> {
  if (!query.unplaced) return query;
  const { unplaced } = query;
  const rows = await oncePerRequest(ctx, `unplaced ${unplaced}`, () =>
    findUnplaced(ctx.pool, unplaced, mostUnplaced + 1),
  );
  return rows.length > mostUnplaced ? query : { ...query, unplacedIds: rows.map(({ id }) => id) };
}

const mostUnplaced = 200;

/** The parents and grandparents of kinds with all kinds beneath, where they contain more kinds. */
function widerKindGroups(tree: KindTree, kinds: string[]): string[][] {
  const groups = parentKinds(tree, kinds);
  const [near, far] = [kindsWithin(tree, groups), kindsWithin(tree, parentKinds(tree, groups))];
  return [near, far].filter((names, at) => names.length > (at ? near : kinds).length);
}

/**
 * The query for the nearest place with listings of the kinds, else of wider kinds, in the status, else in any, in the same
 * country, else in others. Without a place, the query is for anywhere.
 */
async function nearestPlaceWithListings(
  ctx: Context,
  intent: Intent,
  kinds: (string[] | null)[],
  others: Fragment[],
): Promise<RelaxedQuery | undefined> {
  const ids = intent.places.flatMap((place) => place.ids);
  const dropped = partsOf(intent).filter((name) => name !== 'kind' && name !== 'status');
  const statuses = [...new Set([intent.status, undefined])];
  const inCountry = [...new Set(kinds)].flatMap((types) => statuses.map((status) => ({ types, status, same: true })));
  const tries = ids.length ? [...inCountry, ...inCountry.map((each) => ({ ...each, same: false }))] : inCountry;
  for (const { types, status, same } of tries) {
    const nearest = ids.length ? await nearestListed(ctx, ids, { types, status, same }, others) : null;
    if (nearest === undefined) continue;
    const step: RelaxedQuery = {
      query: {
        ...unconstrainedQuery,
        ...amenityPreferences(intent),
        optionalWords: intent.optionalWords,
        ...(intent.rentsAYear && { rentsAYear: true }),
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
    const found = await firstMatch(ctx, [step], others);
    if (found) return found;
  }
  return undefined;
}
