import { appliesTo } from '@africanscity/contracts/listings/field-row';
import { type FieldName, fieldOf, type FieldValues, wireFieldNames } from '@africanscity/contracts/listings/fields';
import { Prisma, type Property } from '@africanscity/db/generated/client';
import type { CellValue } from '../../../kernel/tables/table-column.ts';

/** The rows of `fields.ts` of the contracts, as columns of a listing. A row without its column in the schema does not compile. */

/** Fields of a listing on the wire. An empty set is null: its owner did not say. */
export function presentFields<Name extends FieldName>(
  row: Pick<Property, Name>,
  names: readonly Name[],
): FieldValues<Name> {
  return Object.fromEntries(names.map((name) => [name, plain(row[name])])) as unknown as FieldValues<Name>;
}

/** A field of a listing as a value of a file, which an import reads again. */
export function fieldCell(row: Property, name: FieldName): CellValue {
  return plain(row[name]) as CellValue;
}

function plain(value: unknown): unknown {
  if (Array.isArray(value) && value.length === 0) return null;
  return Prisma.Decimal.isDecimal(value) ? value.toNumber() : value;
}

/** Values that a form or a file gives. A field that a form lacks, and that an edit leaves as it is, is undefined. */
export type GivenFields = { [Name in FieldName]?: FieldValues[Name] | undefined };

/**
 * The given values as a listing keeps them: unknown for fields that its type does not have, no key for what stays as it is. `top`
 * is the widest kind of the type.
 */
export function keptFields(given: GivenFields, top: string | undefined): Partial<StoredFields> {
  return storedFields(
    Object.fromEntries(wireFieldNames.map((name) => [name, appliesTo(fieldOf(name), top) ? given[name] : null])),
  );
}

/** Values as columns have them: unknown is null, and of a set an empty array. */
export type StoredFields = {
  [Name in FieldName]: FieldValues[Name] extends readonly unknown[] | null
    ? NonNullable<FieldValues[Name]>
    : FieldValues[Name];
};

export function storedFields(given: GivenFields): Partial<StoredFields> {
  return Object.fromEntries(
    wireFieldNames.flatMap((name) => {
      const value = given[name];
      if (value === undefined) return [];
      return [[name, value === null && fieldOf(name).type === 'set' ? [] : value]];
    }),
  );
}
