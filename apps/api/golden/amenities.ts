/** What a reader looks for in each description of the written set. */
const amenities = new Set([
  'swimming_pool',
  'backup_power',
  'borehole',
  'solar_power',
  'furnished',
  'unfurnished',
  'gated_community',
  'air_conditioning',
  'gym',
  'garden',
  'staff_quarters',
  'internet',
  'prepaid_meter',
  'security',
  'balcony',
  'ensuite',
  'fitted_kitchen',
  'lift',
  'sea_view',
  'parking',
]);

/** Whether a text names an amenity of the set. */
export function isAmenity(name: string): boolean {
  return amenities.has(name);
}
