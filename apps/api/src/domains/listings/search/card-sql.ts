import type { Amenity } from '@africanscity/contracts/listings/amenities';
import type { PricePeriod } from '@africanscity/contracts/listings/asking-price';
import { columnOf } from '@africanscity/contracts/listings/field-row';
import type { FieldValues } from '@africanscity/contracts/listings/fields';
import { cardFieldNames, type CardFieldName } from '@africanscity/contracts/listings/list-rows';
import type { PropertyStatus } from '@africanscity/contracts/listings/status';
import { readVariants } from '../../../kernel/pictures/read-pictures.ts';
import type { CardRow } from '../core/present-card.ts';

const fields = cardFieldNames.map((name) => `p.${columnOf(name)} AS "${name}"`).join(', ');

/**
 * Columns of a card for the listing `p`, with its owner `u`, agency `a` and cover `f`. A list shows no picture at
 * its full size. The variants travel as one text: building JSON in Postgres costs more than the page.
 */
export const cardColumns = `p.id, p.status, p.price::float8 AS price, p.amount::float8 AS amount, p.currency, p.period, p.per_bed AS "perBed", p.type, p.address, p.area, p.city, p.country,
  ${fields}, p.amenities::text[] AS amenities, p.size, p.size_square_meters::float8 AS "sizeSquareMeters", p.state_name AS "stateName", p.created_at AS "createdAt", p.ranked_at AS "rankedAt", p.featured_until AS "featuredUntil",
  p.reduced_from::float8 AS "reducedFrom", p.reduced_at AS "reducedAt", p.reduced_amount::float8 AS "reducedAmount", a.verified_at AS "verifiedAt",
  (SELECT count(*)::int FROM pictures c WHERE c.property_id = p.id) AS photos,
  u.id AS "ownerId", u.title, u.name, u.surname, f.hash, f.width, f.height, f.placeholder, f.uploaded_at AS "uploadedAt",
  (SELECT string_agg(concat_ws(' ', v.size, v.format, v.width, v.height, v.byte_size), ';')
   FROM picture_variants v WHERE v.hash = f.hash AND v.size <> 'full') AS variants`;

/** What `cardColumns` needs beside the listing. */
export const cardJoins =
  'JOIN users u ON u.id = p.owner_id LEFT JOIN agencies a ON a.id = p.agency_id LEFT JOIN picture_files f ON f.hash = p.cover_hash';

/** A row of `cardColumns`. */
export interface CardCells extends FieldValues<CardFieldName> {
  id: number;
  status: PropertyStatus;
  price: number;
  amount: number | null;
  currency: string | null;
  period: PricePeriod | null;
  perBed: boolean | null;
  type: string;
  address: string;
  area: string;
  city: string;
  country: string | null;
  amenities: Amenity[];
  size: string | null;
  sizeSquareMeters: number | null;
  stateName: string | null;
  createdAt: Date;
  rankedAt: Date;
  featuredUntil: Date | null;
  reducedFrom: number | null;
  reducedAt: Date | null;
  reducedAmount: number | null;
  verifiedAt: Date | null;
  photos: number;
  ownerId: number;
  title: string | null;
  name: string;
  surname: string;
  hash: string | null;
  width: number;
  height: number;
  placeholder: string;
  uploadedAt: Date;
  variants: string | null;
}

export function readCard(cells: CardCells): CardRow {
  const { ownerId, title, name, surname, hash, width, height, placeholder, uploadedAt, variants, ...listing } = cells;
  const { verifiedAt, photos, ...shown } = listing;
  return {
    ...shown,
    coverHash: hash,
    agency: { verifiedAt },
    _count: { pictures: photos },
    owner: { id: ownerId, title, name, surname },
    cover:
      hash === null
        ? null
        : {
            hash,
            width,
            height,
            placeholder,
            // A card says what the listing is, not what its cover shows.
            room: null,
            uploadedAt,
            variants: readVariants(hash, variants),
          },
  };
}
