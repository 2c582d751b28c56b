import type { Amenity } from '@africanscity/contracts/listings/amenities';
import { columnOf } from '@africanscity/contracts/listings/field-row';
import { highlightFields } from '@africanscity/contracts/listings/highlights';
import { cardFieldNames, type CardFieldName } from '@africanscity/contracts/listings/list-rows';
import { preparedQuery } from '../../../kernel/driver-sql.ts';
import { readVariants } from '../../../kernel/pictures/read-pictures.ts';
import type { DriverColumns, Row } from '../../../kernel/sql-columns.ts';
import { join, name, sql } from '../../../kernel/sql.ts';
import type { CardRow } from '../core/present-card.ts';

const fields = join(
  cardFieldNames.map((field) => sql`${name(`p.${columnOf(field)}`)} AS ${name(field)}`),
  ', ',
);

const facts = {
  water: 'text[]',
  power: 'text[]',
  security: 'text[]',
  tenure: 'text?',
  furnishing: 'text?',
  road: 'text?',
  servicedStand: 'bool?',
  surveyPlan: 'bool?',
} as const satisfies Record<(typeof highlightFields)[number], string>;

const factColumns = join(
  highlightFields.map((field) => {
    const column = name(`p.${columnOf(field)}`);
    const type = { 'text[]': sql`::text[]`, 'text?': sql`::text`, 'bool?': sql`` }[facts[field]];
    return sql`${column}${type} AS ${name(field)}`;
  }),
  ', ',
);

/**
 * SQL of the columns of a card for the listing `p`, with its owner `u`, agency `a` and cover `f`. A list shows no picture at
 * its full size. The variants travel as one text: building JSON in Postgres costs more than the page.
 */
export const cardColumns = sql`p.id, p.status, p.price::float8 AS price, p.amount::float8 AS amount, p.currency, p.period, p.per_bed AS "perBed", p.rooms_let_singly AS "roomsLetSingly", p.sharing, p.move_in::float8 AS "moveIn", p.viewing_fee AS "viewingFee", p.type, p.address, p.area, p.city, p.country,
  ${fields}, ${factColumns}, p.amenities::text[] AS amenities, p.size, p.size_square_meters::float8 AS "sizeSquareMeters", p.state_name AS "stateName", p.created_at AS "createdAt", p.ranked_at AS "rankedAt", p.first_listed_at AS "firstListedAt", p.featured_until AS "featuredUntil",
  p.reduced_from::float8 AS "reducedFrom", p.reduced_at AS "reducedAt", p.reduced_amount::float8 AS "reducedAmount", a.verified_at AS "verifiedAt",
  (SELECT count(*)::int FROM pictures c WHERE c.property_id = p.id) AS photos,
  u.id AS "ownerId", u.title, u.name, u.surname, f.hash, f.width, f.height, f.placeholder, f.uploaded_at AS "uploadedAt",
  (SELECT string_agg(concat_ws(' ', v.size, v.format, v.width, v.height, v.byte_size), ';')
   FROM picture_variants v WHERE v.hash = f.hash AND v.size <> 'full') AS variants`;

/** SQL of the tables of `cardColumns` beside the listing. */
export const cardJoins = sql`JOIN users u ON u.id = p.owner_id LEFT JOIN agencies a ON a.id = p.agency_id LEFT JOIN picture_files f ON f.hash = p.cover_hash`;

/** The types of `cardColumns`. Those of the cover are null without one. */
export const cardCells = {
  id: 'int4',
  status: 'property_status',
  price: 'float8',
  amount: 'float8?',
  currency: 'text?',
  period: 'price_period?',
  perBed: 'bool?',
  roomsLetSingly: 'bool?',
  sharing: 'int2?',
  moveIn: 'float8?',
  viewingFee: 'text?',
  type: 'text',
  address: 'text',
  area: 'text',
  city: 'text',
  country: 'text?',
  ...(Object.fromEntries(cardFieldNames.map((field) => [field, 'int2?'])) as Record<CardFieldName, 'int2?'>),
  ...facts,
  amenities: 'text[]',
  size: 'text?',
  sizeSquareMeters: 'float8?',
  stateName: 'text?',
  createdAt: 'timestamptz',
  rankedAt: 'timestamptz',
  firstListedAt: 'timestamptz?',
  featuredUntil: 'timestamptz?',
  reducedFrom: 'float8?',
  reducedAt: 'timestamptz?',
  reducedAmount: 'float8?',
  verifiedAt: 'timestamptz?',
  photos: 'int4',
  ownerId: 'int4',
  title: 'text?',
  name: 'text',
  surname: 'text',
  hash: 'text?',
  width: 'int4',
  height: 'int4',
  placeholder: 'text',
  uploadedAt: 'timestamptz',
  variants: 'text?',
} as const satisfies DriverColumns;

/** Returns the cards of listings in their order. Missing listings are left out. */
export const findCards = preparedQuery(
  cardCells,
  (ids: number[]) => sql`
    SELECT ${cardColumns} FROM unnest(${ids}::int[]) WITH ORDINALITY AS asked(id, at) JOIN properties p ON p.id = asked.id ${cardJoins}
    ORDER BY asked.at`,
);

export function readCard(cells: Row<typeof cardCells>): CardRow {
  const { ownerId, title, name, surname, hash, width, height, placeholder, uploadedAt, variants, ...listing } = cells;
  const { verifiedAt, photos, amenities, water, power, security, tenure, furnishing, road, ...shown } = listing;
  return {
    ...shown,
    amenities: amenities as Amenity[],
    water: water as Amenity[],
    power: power as Amenity[],
    security: security as Amenity[],
    tenure: tenure as Amenity | null,
    furnishing: furnishing as Amenity | null,
    road: road as Amenity | null,
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
