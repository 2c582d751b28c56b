import type { Amenity } from '@africanscity/contracts/listings/amenities';
import type { AppContext } from '../../../../context.ts';
import { emptyIntent, type Intent } from '../query-parser/parsed-query.ts';
import { areHomes } from '../query-parser/kind-names.ts';
import { getVocabulary } from '../query-parser/vocabulary.ts';
import { neighbouringPlaces } from '../nearby-places.ts';
import { anyPhrase } from './text-query.ts';

/** An intent with its kinds and places as listings store them. */
export interface ResolvedQuery extends Omit<Intent, 'kinds' | 'places' | 'excludedPlaces' | 'near'> {
  /** Exact names; null for any. */
  types: string[] | null;
  /** Ids of the places and of all places in them; null for anywhere. */
  places: number[] | null;
  /** Finds the listings that have no place yet: a query of their words. */
  unplaced?: string;
  /** The ids of these listings; absent where there are too many. */
  unplacedIds?: number[];
  /** Ids of places that the user excludes, where any other place will do. */
  excludedPlaces?: number[];
  /** Amenities that rank a listing higher, and those that rank it lower. Neither is required. */
  preferredAmenities?: Amenity[];
  avoidedAmenities?: Amenity[];
  /** Ids of places beside the named ones, the nearest first. */
  neighbours?: number[];
}

const { kinds: _, excludedPlaces: __, near: ___, ...unconstrained } = emptyIntent();
export const unconstrainedQuery: ResolvedQuery = { ...unconstrained, types: null, places: null };

/** No home has a higher monthly rent, in dollars: a user who names a higher price wants to buy. */
const highestRent = 20_000;
/** No home to live in has a lower price, in dollars: a user who names a lower one wants to rent. Land may have. */
const lowestPrice = 2500;

/** Resolves the kinds and places of an intent to all that lie beneath them and, after "near", beside them. */
export async function resolveQuery(
  ctx: Pick<AppContext, 'pool' | 'memo'>,
  { kinds, places: named, excludedPlaces, near, ...rest }: Intent,
): Promise<ResolvedQuery> {
  const { placeTree, tree } = await getVocabulary(ctx);
  const ids = named.flatMap((place) => place.ids);
  const places = ids.length ? placeTree.withinLess(placeTree.within(ids), excludedPlaces) : null;
  const price = rest.priceAbout ?? rest.price?.max ?? rest.price?.min;
  // An amount of a currency of yearly rents may be a price as well.
  const isRent = price !== undefined && price < lowestPrice && !rest.rentsAYear;
  const isRented = isRent && areHomes(tree, kinds);
  const isBought = (rest.price?.max ?? rest.price?.min ?? 0) > highestRent;
  const status = rest.status ?? (isBought ? 'FOR_SALE' : isRented ? 'FOR_RENT' : undefined);
  const neighbours = near && places ? placeTree.withinLess(await neighbouringPlaces(ctx, ids), excludedPlaces) : [];
  const phrases = named.flatMap((place) => place.phrases);
  return {
    ...rest,
    ...(status && { status }),
    types: kinds.length ? kinds : null,
    places: places && [...places, ...neighbours],
    ...(!places && excludedPlaces.length && { excludedPlaces: placeTree.within(excludedPlaces) }),
    ...(phrases.length && { unplaced: anyPhrase(phrases) }),
    ...(neighbours.length && { neighbours }),
  };
}
