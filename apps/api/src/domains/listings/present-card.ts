import type { StatusLabels } from '@africanscity/contracts/listings/status';
import type { ListingCard, ShowcaseListing } from '@africanscity/contracts/listings/listings';
import type { PictureFile, PictureVariant, Property, User } from '@africanscity/db/generated/client';
import type { Config } from '../../context.ts';
import { pictureUri, presentPicture } from '../../kernel/pictures/stored-pictures.ts';

type ShownColumns =
  | 'id'
  | 'status'
  | 'type'
  | 'address'
  | 'area'
  | 'city'
  | 'country'
  | 'numRoom'
  | 'numBathroom'
  | 'size'
  | 'coverHash'
  | 'createdAt'
  | 'featuredUntil';

/** What a showcase card is made from. `Price` is a Decimal or its number. */
export type ShowcaseRow<Price = number> = Pick<Property, ShownColumns> & {
  price: Price;
  cover: (PictureFile & { variants: PictureVariant[] }) | null;
};

/** What a card of a list is made from. */
export type CardRow<Price = number> = ShowcaseRow<Price> &
  Pick<Property, 'stateName'> & { owner: Pick<User, 'id' | 'title' | 'name' | 'surname'> };

/** A card of a list on the wire. */
export function presentCard(
  config: Config,
  labels: StatusLabels,
  row: CardRow<number | Property['price']>,
): ListingCard {
  const { id, title, name, surname } = row.owner;
  return { ...presentShowcase(config, labels, row), stateName: row.stateName, user: { id, title, name, surname } };
}

/** A card of the showcase on the wire: no owner. */
export function presentShowcase(
  config: Config,
  labels: StatusLabels,
  row: ShowcaseRow<number | Property['price']>,
): ShowcaseListing {
  return {
    id: row.id,
    status: row.status,
    statusReadable: labels[row.status],
    price: Number(row.price),
    type: row.type,
    address: row.address,
    area: row.area,
    city: row.city,
    country: row.country,
    numRoom: row.numRoom,
    numBathroom: row.numBathroom,
    size: row.size,
    createdAt: row.createdAt.toISOString(),
    featured: isFeatured(row),
    pictureUri: row.coverHash && pictureUri(row.coverHash),
    picture: row.cover && presentPicture(config, row.cover),
  };
}

/** Whether a listing is one of those shown first at this moment. */
export function isFeatured({ featuredUntil }: Pick<Property, 'featuredUntil'>): boolean {
  return featuredUntil !== null && featuredUntil.getTime() > Date.now();
}

/** The number in a size as owners write it ("240", "1,200 m²", "85.5 sqm"), as decimal text; null when it holds none that fits. */
export function squareMeters(size: string | null): string | null {
  const text = size?.replace(/(?<=\d)[,\s](?=\d{3}(?!\d))/g, '').match(/(?<![\d.-])\d{1,10}(\.\d{1,2})?(?![\d.])/)?.[0];
  return text ?? null;
}
