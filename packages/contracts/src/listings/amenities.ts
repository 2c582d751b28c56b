/** The amenities of listings in the order of forms and filters, with their labels. */
export const amenityLabels = {
  running_water: 'Running water',
  borehole: 'Borehole or well',
  water_tank: 'Water tank',
  electricity: 'Electricity',
  prepaid_meter: 'Prepaid meter',
  generator: 'Generator',
  inverter: 'Inverter',
  solar_power: 'Solar power',
  security: 'Security',
  cctv: 'CCTV',
  alarm: 'Alarm',
  electric_fence: 'Electric fence',
  boundary_wall: 'Boundary wall or fence',
  gated_community: 'Gated community',
  furnished: 'Furnished',
  semi_furnished: 'Semi-furnished',
  unfurnished: 'Unfurnished',
  serviced: 'Serviced',
  air_conditioning: 'Air conditioning',
  internet: 'Internet',
  fitted_kitchen: 'Fitted kitchen',
  built_in_wardrobes: 'Built-in wardrobes',
  ensuite: 'En suite bathroom',
  lift: 'Lift',
  fireplace: 'Fireplace',
  tiled_floors: 'Tiled floors',
  study: 'Study',
  storage: 'Store room',
  laundry_room: 'Laundry room',
  home_cinema: 'Home cinema',
  staff_quarters: 'Staff quarters',
  swimming_pool: 'Swimming pool',
  gym: 'Gym',
  garden: 'Garden',
  balcony: 'Balcony or veranda',
  roof_terrace: 'Roof terrace',
  sea_view: 'Sea or lake view',
  thatched_roof: 'Thatched roof',
  corner_plot: 'Corner plot',
  tarred_road: 'Tarred road',
  pets_allowed: 'Pets allowed',
  title_deed: 'Title deed',
} as const;

/** Parking is not an amenity: a listing has a number of parking spaces. */
export type Amenity = keyof typeof amenityLabels;

export const amenities = Object.keys(amenityLabels) as readonly Amenity[];

/** Returns whether a text is the name of an amenity. */
export function isAmenity(name: string): name is Amenity {
  return Object.hasOwn(amenityLabels, name);
}
