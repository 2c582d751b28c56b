import type { PropertyStatus } from '@africanscity/contracts/listings/status';
import { openStatuses } from '@africanscity/contracts/listings/values';
import type { AppContext } from '../../../../context.ts';
import { nearestListed } from './places-meant.ts';
import type { Wish } from './reading.ts';
import { closestTo, type Met, partsOf, type Settled } from './steps.ts';
import { nothingAsked } from './wish-sql.ts';

/**
 * Nothing at all is in the place: the nearest that has some of the kinds, or of the next, in the same country and then in any;
 * where no place was asked for, anywhere.
 */
export async function elsewhere(
  ctx: Pick<AppContext, 'pool'>,
  asked: Wish,
  kinds: (string[] | null)[],
  met: Met,
): Promise<Settled | undefined> {
  const ids = asked.places.flatMap((place) => place.ids);
  if (!ids.length) return ofNext(asked, kinds, met, async () => null);
  for (const inCountry of [true, false]) {
    const found = await ofNext(asked, kinds, met, (types, statuses) =>
      nearestListed(ctx, ids, types, statuses, inCountry),
    );
    if (found) return found;
  }
  return undefined;
}

/** The first of the kinds that is listed where it is looked for, as it was asked for or in any status; null is anywhere. */
async function ofNext(
  asked: Wish,
  kinds: (string[] | null)[],
  met: Met,
  find: (
    types: string[] | null,
    statuses: readonly PropertyStatus[],
  ) => Promise<{ name: string; places: number[] } | null | undefined>,
): Promise<Settled | undefined> {
  const leftOut = partsOf(asked).filter((name) => name !== 'kind' && name !== 'status');
  for (const types of new Set(kinds)) {
    for (const status of new Set([asked.status, undefined])) {
      const nearest = await find(types, status ? [status] : openStatuses);
      if (nearest === undefined) continue;
      const step: Settled = {
        wish: {
          ...nothingAsked,
          praise: asked.praise,
          types,
          places: nearest?.places ?? null,
          ...(status && { status }),
        },
        leftOut: [
          ...leftOut,
          ...(types === kinds[0] ? [] : ['kind' as const]),
          ...(status === asked.status ? [] : ['status' as const]),
        ],
        closest: closestTo(asked),
        ...(nearest && { instead: nearest.name }),
      };
      const found = await met([step]);
      if (found) return found;
    }
  }
  return undefined;
}
