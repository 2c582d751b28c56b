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
  certificate_of_occupancy: 'Certificate of occupancy',
  governors_consent: 'Governor’s consent',
  sectional_title: 'Sectional title',
  leasehold: 'Leasehold',
  cession: 'Cession',
  communal_land: 'Communal land',
  serviced_stand: 'Serviced stand',
  survey_plan: 'Survey plan',
  fibre: 'Fibre internet',
  mobile_internet: 'Mobile internet',
  municipal_sewer: 'Municipal sewer',
  septic_tank: 'Septic tank',
  pit_latrine: 'Pit latrine',
  gravel_road: 'Gravel road',
  no_water: 'No water supply',
  no_power: 'No electricity',
  newly_built: 'Newly built',
  renovated: 'Renovated',
  good_condition: 'Good condition',
  needs_work: 'Needs work',
  under_construction: 'Under construction',
  rooms_let_singly: 'Rooms let singly',
  near_campus: 'Near a campus',
} as const;

/** Parking is not an amenity: a listing has a number of parking spaces. */
export type Amenity = keyof typeof amenityLabels;

export const amenities = Object.keys(amenityLabels) as readonly Amenity[];

/** Returns whether a text is the name of an amenity. */
export function isAmenity(name: string): name is Amenity {
  return Object.hasOwn(amenityLabels, name);
}

/** Amenities that owners state by a field alone: descriptions say them in too many ways, or by a negation. */
export const statedOnly: ReadonlySet<Amenity> = new Set([
  'no_water',
  'no_power',
  'newly_built',
  'renovated',
  'good_condition',
  'needs_work',
  'under_construction',
  'rooms_let_singly',
  'near_campus',
]);

/** Amenities that include another: a listing with fibre has internet. */
const widerAmenities: Partial<Record<Amenity, Amenity>> = {
  certificate_of_occupancy: 'title_deed',
  governors_consent: 'title_deed',
  sectional_title: 'title_deed',
  fibre: 'internet',
  mobile_internet: 'internet',
};

/** Returns the amenities with those that they include, once each, in the order of the vocabulary. */
export function withWider(found: Iterable<Amenity>): Amenity[] {
  const own = [...found];
  const all = new Set([...own, ...own.flatMap((name) => widerAmenities[name] ?? [])]);
  return amenities.filter((name) => all.has(name));
}

/** Returns the amenities that no other one of them includes: of a certificate of occupancy, the title deed is left out. */
export function narrowest(found: readonly Amenity[]): Amenity[] {
  const wider = new Set(found.map((name) => widerAmenities[name]));
  return found.filter((name) => !wider.has(name));
}
