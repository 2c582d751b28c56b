import type { Prisma } from '@africanscity/db/generated/client';
import type * as enums from '@africanscity/db/generated/enums';

/** Types of columns by their name in `pg_type`, as Prisma's raw queries return them. */
interface Types {
  bool: boolean;
  int2: number;
  int4: number;
  int8: bigint;
  float8: number;
  numeric: Prisma.Decimal;
  text: string;
  citext: string;
  uuid: string;
  date: Date;
  timestamptz: Date;
  jsonb: Prisma.JsonValue;
  alert_frequency: enums.AlertFrequency;
  language: enums.Language;
  listing_located: enums.ListingLocated;
  picture_format: enums.PictureFormat;
  picture_size: enums.PictureSize;
  place_kind: enums.PlaceKind;
  price_period: enums.PricePeriod;
  property_status: enums.PropertyStatus;
  user_role: enums.UserRole;
}

type ColumnType = keyof Types | `${keyof Types}${'' | '?'}[]`;

/**
 * The columns of a statement: `text` never is null, `text?` may be. `text!` is for a column that the table lets be null and
 * the statement does not. `text?[]` is an array with nulls.
 */
export type Columns = Readonly<Record<string, `${ColumnType}${'' | '?' | '!'}`>>;

type AsPrisma = Exclude<keyof Types, 'int8' | 'numeric' | 'date'>;
type ItemAsPrisma = 'bool' | 'int2' | 'int4' | 'float8' | 'text';

/** Columns that the driver beneath Prisma reads as Prisma does: no bigint, no decimal, no date, no array of an enum. */
export type DriverColumns = Readonly<Record<string, `${AsPrisma | `${ItemAsPrisma}${'' | '?'}[]`}${'' | '?' | '!'}`>>;

type TypeOf<T> = T extends `${infer Base}?`
  ? TypeOf<Base> | null
  : T extends `${infer Base}!`
    ? TypeOf<Base>
    : T extends `${infer Item}[]`
      ? TypeOf<Item>[]
      : T extends keyof Types
        ? Types[T]
        : never;

/** A row of a statement with these columns. */
export type Row<C extends Columns> = { -readonly [Name in keyof C]: TypeOf<C[Name]> };
