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

/** What else the list asks for, in SQL on `p`. */
export type OtherConditions = (placeholder: Placeholder) => string[];

/**
 * The query itself when any listing meets it. Otherwise what is asked for is let go, in the order of `numberSteps` and
 * `widerSteps`, until some do; when there is nothing of it in the place, the nearest place that has listings is taken. What else the
 * list asks for is never let go: when that leaves nothing, the query stays whole.
 */
export async function relax(ctx: Context, asked: Intent, besides: OtherConditions): Promise<RelaxedQuery> {
  const whole: RelaxedQuery = {
    query: await withUnplacedIds(ctx, await resolveQuery(ctx, asked)),
    dropped: [],
    closest: {},
  };
  const met = (steps: RelaxedQuery[]) => firstMatched(ctx, steps, besides);
  // Dropping parts of the text helps nothing while no listing meets the chosen filters.
  const first = await met([whole, { ...whole, query: unconstrainedQuery }]);
  if (!first || first === whole) return whole;
  const numbers = numberSteps(asked, whole);
  const near = await met([
    ...(await addressSteps(ctx, asked, whole, met)),
    ...(await descriptionSteps(ctx, asked, whole, met)),
    ...numbers,
  ]);
  if (near) return near;
  const ids = asked.places.flatMap((place) => place.ids);
  const groups = asked.kinds.length ? await widerKindGroups(ctx, asked.kinds) : [];
  const around = ids.length ? await withoutPlaces(ctx, await placesAround(ctx, ids), asked.excludedPlaces) : null;
  return (
    (await met(widerSteps([whole, ...numbers], around, groups))) ??
    (await nearestPlaceWithListings(ctx, asked, [whole.query.types, ...groups, null], met)) ??
    whole
  );
}

/** The same with the listings in no place yet by their numbers, where they are few, as they nearly always are. */
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

/** The groups of some kinds, and the groups of these, as far as they hold more. */
async function widerKindGroups(ctx: Context, kinds: string[]): Promise<string[][]> {
  const { tree } = await getVocabulary(ctx);
  const groups = parentKinds(tree, kinds);
  const [near, far] = [kindsWithin(tree, groups), kindsWithin(tree, parentKinds(tree, groups))];
  return [near, far].filter((names, at) => names.length > (at ? near : kinds).length);
}

async function firstMatched(
  ctx: Context,
  steps: RelaxedQuery[],
  besides: OtherConditions,
): Promise<RelaxedQuery | undefined> {
  if (!steps.length) return undefined;
  const values: unknown[] = [];
  const placeholder: Placeholder = (value, type) => `$${values.push(value)}::${type}`;
  const cases = steps.map(({ query }, at) => {
    const conditions = [...besides(placeholder), ...queryConditions(query, placeholder)].join(' AND ');
    return `WHEN EXISTS (SELECT FROM properties p WHERE ${conditions}) THEN ${at}`;
  });
  // The cases are tried in turn: none after the first that is met.
  const { rows } = await ctx.pool.query<{ at: number | null }>(`SELECT CASE ${cases.join(' ')} END AS at`, values);
  const at = rows[0]?.at ?? null;
  return at === null ? undefined : steps[at];
}

/**
 * Nothing at all is in the place: the nearest that has some of the kinds, or of the next, as it was asked for or in any status, in
 * the same country and then in others; where no place was asked for, anywhere.
 */
async function nearestPlaceWithListings(
  ctx: Pick<AppContext, 'pool'>,
  asked: Intent,
  kinds: (string[] | null)[],
  met: FirstMatched,
): Promise<RelaxedQuery | undefined> {
  const ids = asked.places.flatMap((place) => place.ids);
  const dropped = partsOf(asked).filter((name) => name !== 'kind' && name !== 'status');
  const statuses = [...new Set([asked.status, undefined])];
  const inCountry = [...new Set(kinds)].flatMap((types) => statuses.map((status) => ({ types, status, same: true })));
  const tries = ids.length ? [...inCountry, ...inCountry.map((each) => ({ ...each, same: false }))] : inCountry;
  for (const { types, status, same } of tries) {
    const nearest = ids.length ? await nearestListed(ctx, ids, { types, status, same }) : null;
    if (nearest === undefined) continue;
    const step: RelaxedQuery = {
      query: {
        ...unconstrainedQuery,
        ...amenityPreferences(asked),
        optionalWords: asked.optionalWords,
        types,
        places: nearest?.places ?? null,
        ...(status && { status }),
      },
      dropped: [
        ...dropped,
        ...(types === kinds[0] ? [] : ['kind' as const]),
        ...(status === asked.status ? [] : ['status' as const]),
      ],
      closest: closestTo(asked),
      ...(nearest && { substitute: nearest.name }),
    };
    const found = await met([step]);
    if (found) return found;
  }
  return undefined;
}
