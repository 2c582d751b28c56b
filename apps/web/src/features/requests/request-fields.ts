import { requestAmenities } from '@africanscity/contracts/requests/values';

/** The name of the box that asks for an amenity. */
export function amenityField(name: string): string {
  return `amenity-${name}`;
}

/** The values of a request from the fields of its form: the boxes that are ticked make one text. */
export function readRequestFields(fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const amenities = Object.keys(requestAmenities).filter((name) => amenityField(name) in fields);
  return { ...fields, amenities: amenities.join(',') };
}
