import type { PropertyStatus } from '@africanscity/contracts/listings/status';
import { openStatuses } from '@africanscity/contracts/listings/values';
import { withCommas } from '@africanscity/messages/formats';
import type { AppContext } from '../../../context.ts';
import { countryName } from '../../../kernel/countries.ts';
import type { Fragment } from '../../../kernel/sql.ts';
import { getVocabulary } from './query-parser/vocabulary.ts';
import { findNearestListed, findNeighbouring } from './nearby-places.sql.ts';

type Context = Pick<AppContext, 'pool' | 'memo'>;

/** Returns the places beside areas, and all places in them, the nearest first. */
export async function neighbouringPlaces(ctx: Context, ids: number[]): Promise<number[]> {
  const { neighbours } = await getVocabulary(ctx);
  const known = neighbours.get(ids.join());
  if (known) return known;
  const rows = await findNeighbouring(ctx.pool, ids);
  const found = rows.map(({ id }) => id);
  neighbours.set(ids.join(), found);
  return found;
}

/** Returns the places, the places beside them, the area of a part of an area, and their towns. */
export async function placesAround(ctx: Context, ids: number[]): Promise<number[]> {
  const { placeTree } = await getVocabulary(ctx);
  const { areas, towns } = placeTree.widened(ids);
  return [...new Set([...placeTree.within(areas), ...(await neighbouringPlaces(ctx, areas)), ...towns])];
}

/**
 * Returns the nearest place with open listings of some types and status that meet the `others`, in the same country or in others,
 * which the name then says. Places that contain the given one come first.
 */
export async function nearestListed(
  ctx: Context,
  ids: number[],
  { types, status, same }: { types: string[] | null; status: PropertyStatus | undefined; same: boolean },
  others: Fragment[],
): Promise<{ name: string; places: number[] } | undefined> {
  const statuses = status ? [status] : openStatuses;
  const [row] = await findNearestListed(ctx.pool, { ids, types, statuses, sameCountry: same, others });
  if (!row) return undefined;
  const { name, country, places } = row;
  return { name: same ? name : withCommas([name, countryName(country)]), places };
}
