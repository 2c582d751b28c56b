import type { AppContext } from '../../../../context.ts';
import { nearestListed } from './nearby-places.ts';
import type { Intent } from '../query-parser/parsed-query.ts';
import { closestTo, type FirstMatched, partsOf, type RelaxedQuery } from './relaxation-steps.ts';
import { unconstrainedQuery } from './query-sql.ts';

/**
 * Nothing at all is in the place: the nearest that has some of the kinds, or of the next, as it was asked for or in any status, in
 * the same country and then in others; where no place was asked for, anywhere.
 */
export async function nearestPlaceWithListings(
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
