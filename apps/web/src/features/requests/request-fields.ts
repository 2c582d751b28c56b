import { type NumberCriterion, numberCriteria } from '@africanscity/contracts/requests/number-criteria';
import { requestAmenities } from '@africanscity/contracts/requests/values';

/** Name of an amenity's checkbox. */
export function amenityField(name: string): string {
  return `amenity-${name}`;
}

/** Reads a request from form fields. Joins the ticked amenities into one text. */
export function readRequestFields(fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const amenities = Object.keys(requestAmenities).filter((name) => amenityField(name) in fields);
  return { ...fields, amenities: amenities.join(',') };
}

/** The optional fields of a request, empty. */
export const noCriteria = {
  propertyStatus: '',
  budget: '',
  currency: '',
  period: '',
  types: '',
  places: '',
  facts: '',
  rooms: '',
  movingDate: '',
  ...noNumbers(),
};

function noNumbers() {
  return Object.fromEntries(numberCriteria.map((name) => [name, ''])) as Record<NumberCriterion, string>;
}
