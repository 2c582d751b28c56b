import type { Amenity } from '@africanscity/contracts/listings/amenities';
import { cardFieldNames, type CardFieldName } from '@africanscity/contracts/listings/list-rows';
import { highlightFields, highlightsOf } from '@africanscity/contracts/listings/highlights';
import { statedIn } from '@africanscity/contracts/listings/stated-amenities';
import type { StatusLabels } from '@africanscity/contracts/listings/status';
import type { ListingCard, ShowcaseListing } from '@africanscity/contracts/listings/listings';
import type { Agency, Property, User } from '@africanscity/db/generated/client';
import { reducedDays } from '@africanscity/contracts/listings/values';
import type { AppContext } from '../../../context.ts';
import { pictureUri, presentPicture, type ShownPicture } from '../../../kernel/pictures/stored-pictures.ts';
import { presentFields } from './fields.ts';
import { presentPrice } from './present-price.ts';

type ShownColumns =
  | 'id'
  | 'status'
  | 'type'
  | 'address'
  | 'area'
  | 'city'
  | 'country'
  | CardFieldName
  | (typeof highlightFields)[number]
  | 'amenities'
  | 'size'
  | 'coverHash'
  | 'createdAt'
  | 'rankedAt'
  | 'firstListedAt'
  | 'featuredUntil'
  | 'reducedAt'
  | 'currency'
  | 'period'
  | 'perBed'
  | 'roomsLetSingly'
  | 'sharing'
  | 'viewingFee';

/** Data of a showcase card. `Price` is a Decimal or its number. */
export type ShowcaseRow<Price = number> = Pick<Property, ShownColumns> & {
  price: Price;
  /** Minor units. */
  amount: bigint | number | null;
  reducedAmount: bigint | number | null;
  /** Minor units. */
  moveIn: bigint | number | null;
  sizeSquareMeters: Price | null;
  /** US dollars, before the price was reduced. */
  reducedFrom: Price | null;
  agency: Pick<Agency, 'verifiedAt'> | null;
  _count: { pictures: number };
  cover: ShownPicture | null;
};

/** Data of a list card. */
export type CardRow<Price = number> = ShowcaseRow<Price> &
  Pick<Property, 'stateName'> & { owner: Pick<User, 'id' | 'title' | 'name' | 'surname'> };

/** Relations that a query of listings includes for their cards. */
export const cardIncludes = {
  owner: true,
  agency: { select: { verifiedAt: true } },
  cover: { include: { variants: true } },
  _count: { select: { pictures: true } },
} as const;

/** Base address of pictures, and the current time. */
type Shown = Pick<AppContext, 'config' | 'clock'>;

/** Presents a card of a list. `filtered`: amenities that all listings of the list have, which are no highlights. */
export function presentCard(
  ctx: Shown,
  labels: StatusLabels,
  row: CardRow<number | Property['price']>,
  filtered?: readonly Amenity[],
): ListingCard {
  const { id, title, name, surname } = row.owner;
  return {
    ...presentShowcase(ctx, labels, row, filtered),
    stateName: row.stateName,
    user: { id, title, name, surname },
  };
}

/** Presents a card of the showcase, without its owner. */
export function presentShowcase(
  ctx: Shown,
  labels: StatusLabels,
  row: ShowcaseRow<number | Property['price']>,
  filtered: readonly Amenity[] = [],
): ShowcaseListing {
  const reducedFrom = lateReduction(row, ctx.clock());
  return {
    id: row.id,
    status: row.status,
    statusReadable: labels[row.status],
    price: Number(row.price),
    ...presentPrice(row, reducedFrom !== null),
    type: row.type,
    address: row.address,
    area: row.area,
    city: row.city,
    country: row.country,
    ...presentFields(row, cardFieldNames),
    highlights: highlightsOf({ ...row, without: filtered }, statedIn(presentFields(row, highlightFields))),
    size: row.size,
    squareMeters: Number(row.sizeSquareMeters) || null,
    createdAt: row.createdAt.toISOString(),
    ...(row.firstListedAt && { firstListedAt: row.firstListedAt.toISOString() }),
    featured: isFeatured(row, ctx.clock()),
    pictureUri: row.coverHash && pictureUri(row.coverHash),
    picture: row.cover && presentPicture(ctx.config, row.cover),
    photoCount: row._count.pictures,
    verified: Boolean(row.agency?.verifiedAt),
    reducedFrom,
  };
}

/** Returns whether a listing is featured now. */
export function isFeatured({ featuredUntil }: Pick<Property, 'featuredUntil'>, now: Date): boolean {
  return featuredUntil !== null && featuredUntil > now;
}

const day = 24 * 60 * 60_000;

/** Returns the former price in US dollars, while the drop is recent enough to mention; else null. */
export function lateReduction(
  { reducedFrom, reducedAt }: { reducedFrom: number | Property['price'] | null; reducedAt: Date | null },
  now: Date,
): number | null {
  const isLate = reducedAt !== null && reducedAt.getTime() > now.getTime() - reducedDays * day;
  return isLate ? Number(reducedFrom) : null;
}
