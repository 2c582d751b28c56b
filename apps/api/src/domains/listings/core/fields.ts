import { formatField } from '@africanscity/contracts/listings/field-text';
import { appliesTo, columnOf } from '@africanscity/contracts/listings/field-row';
import { type FieldName, fieldOf, type FieldValues, wireFieldNames } from '@africanscity/contracts/listings/fields';
import { Prisma, type Property } from '@africanscity/db/generated/client';

/** The rows of `fields.ts` of the contracts, as columns of a listing. A row without its column in the schema does not compile. */

/** Fields of a listing on the wire. */
export function presentFields<Name extends FieldName>(
  row: Pick<Property, Name>,
  names: readonly Name[],
): FieldValues<Name> {
  return Object.fromEntries(names.map((name) => [name, plain(row[name])])) as FieldValues<Name>;
}

/** Fields of a listing as cells of a CSV file, which an import reads again. */
export function fieldCell(row: Property, name: FieldName): string | number | null {
  const value: unknown = plain(row[name]);
  if (typeof value === 'boolean') return formatField(fieldOf(name), value);
  return value as string | number | null;
}

function plain(value: unknown): unknown {
  return Prisma.Decimal.isDecimal(value) ? value.toNumber() : value;
}

/** Values that a form or a file gives. A field that a form lacks, and that an edit leaves as it is, is undefined. */
export type GivenFields = { [Name in FieldName]?: FieldValues[Name] | undefined };

/**
 * The given values as a listing keeps them: null for fields that its type does not have, no key for what stays as it is. `top` is
 * the widest kind of the type.
 */
export function keptFields(given: GivenFields, top: string | undefined): Partial<FieldValues> {
  return Object.fromEntries(
    wireFieldNames.flatMap((name) => {
      const value = appliesTo(fieldOf(name), top) ? given[name] : null;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** The columns of all fields in SQL, of a table if one is named: 'fact.num_room, fact.num_toilet'. */
export function fieldColumns(table?: string): Prisma.Sql {
  return Prisma.raw(wireFieldNames.map((name) => `${table ? `${table}.` : ''}${columnOf(name)}`).join(', '));
}
