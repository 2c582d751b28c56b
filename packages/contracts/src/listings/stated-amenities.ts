import { type Amenity, amenities, isAmenity, narrowest, withWider } from './amenities.ts';
import type { Field } from './field-row.ts';
import { fieldNames, fieldOf, type FieldName, type FieldValues } from './fields.ts';

/** What the fields of a listing say of its amenities. A known field decides on its amenities, whatever the description says. */

/** Options that deny, and so are no amenity of a listing. */
const denials: ReadonlySet<string> = new Set(
  fieldNames.flatMap((name) => {
    const field = fieldOf(name);
    return field.type === 'set' && field.none ? [field.none] : [];
  }),
);

/** The amenities that a field decides on, in the order of its options. */
export function amenitiesOfField(field: Field): Amenity[] {
  if (field.type === 'boolean') return field.amenity ? [field.amenity] : [];
  if (!('options' in field)) return [];
  return Object.keys(field.options).filter((name): name is Amenity => isAmenity(name) && !denials.has(name));
}

/** The amenities that a value of a field states; none for an unknown value, a denial or a number. */
export function statedBy(field: Field, value: unknown): Amenity[] {
  const own = amenitiesOfField(field);
  if (field.type === 'boolean') return value === true ? own : [];
  const names = new Set<unknown>(Array.isArray(value) ? value : [value]);
  return own.filter((name) => names.has(name));
}

/** Whether a value says something: an empty set is unknown, as null is. */
function isKnown(value: FieldValues[FieldName] | undefined): boolean {
  return value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
}

/**
 * The amenities that searches find a listing by: those that its fields state, and those of the description on which no known
 * field decides.
 */
export function amenitiesOf(values: Partial<FieldValues>, described: readonly Amenity[]): Amenity[] {
  const found = new Set(described);
  const known = fieldNames.filter((name) => isKnown(values[name]));
  for (const name of known) for (const amenity of withWider(amenitiesOfField(fieldOf(name)))) found.delete(amenity);
  for (const name of known) for (const amenity of statedBy(fieldOf(name), values[name])) found.add(amenity);
  return withWider(found);
}

/** The amenities that no field decides on: a gym, a balcony. */
export const amenitiesWithoutField: readonly Amenity[] = amenities.filter(
  (name) => !denials.has(name) && !fieldNames.some((field) => amenitiesOfField(fieldOf(field)).includes(name)),
);

/** The amenities that the fields of a listing state, with those that they include. */
export function statedIn(listing: Partial<FieldValues>): Amenity[] {
  return withWider(fieldNames.flatMap((name) => statedBy(fieldOf(name), listing[name])));
}

/** The amenities of a listing that only its description names, without those that another one includes. */
export function describedOnly(listing: Partial<FieldValues> & { amenities: readonly Amenity[] }): Amenity[] {
  const stated = new Set(statedIn(listing));
  return narrowest(listing.amenities).filter((name) => !stated.has(name));
}
