import * as texts from '@africanscity/messages/listings';

/** The amenities of listings in the order of forms and filters, with functions of their labels. */
export const amenityLabels = {
  running_water: texts.runningWater,
  borehole: texts.borehole,
  water_tank: texts.waterTank,
  electricity: texts.electricity,
  prepaid_meter: texts.prepaidMeter,
  generator: texts.generator,
  inverter: texts.inverter,
  solar_power: texts.solarPower,
  security: texts.security,
  cctv: texts.cctv,
  alarm: texts.alarm,
  electric_fence: texts.electricFence,
  boundary_wall: texts.boundaryWall,
  gated_community: texts.gatedCommunity,
  furnished: texts.furnished,
  semi_furnished: texts.semiFurnished,
  unfurnished: texts.unfurnished,
  serviced: texts.serviced,
  air_conditioning: texts.airConditioning,
  internet: texts.internet,
  fitted_kitchen: texts.fittedKitchen,
  built_in_wardrobes: texts.builtInWardrobes,
  ensuite: texts.ensuite,
  lift: texts.lift,
  fireplace: texts.fireplace,
  tiled_floors: texts.tiledFloors,
  study: texts.study,
  storage: texts.storeRoom,
  laundry_room: texts.laundryRoom,
  home_cinema: texts.homeCinema,
  staff_quarters: texts.staffQuarters,
  swimming_pool: texts.swimmingPool,
  gym: texts.gym,
  garden: texts.garden,
  balcony: texts.balcony,
  roof_terrace: texts.roofTerrace,
  sea_view: texts.seaView,
  thatched_roof: texts.thatchedRoof,
  corner_plot: texts.cornerPlot,
  tarred_road: texts.tarredRoad,
  pets_allowed: texts.petsAllowed,
  title_deed: texts.titleDeed,
  certificate_of_occupancy: texts.certificateOfOccupancy,
  governors_consent: texts.governorsConsent,
  sectional_title: texts.sectionalTitle,
  leasehold: texts.leasehold,
  cession: texts.cession,
  communal_land: texts.communalLand,
  serviced_stand: texts.servicedStand,
  survey_plan: texts.surveyPlan,
  fibre: texts.fibre,
  mobile_internet: texts.mobileInternet,
  municipal_sewer: texts.municipalSewer,
  septic_tank: texts.septicTank,
  pit_latrine: texts.pitLatrine,
  gravel_road: texts.gravelRoad,
  no_water: texts.noWater,
  no_power: texts.noPower,
  newly_built: texts.newlyBuilt,
  renovated: texts.renovated,
  good_condition: texts.goodCondition,
  needs_work: texts.needsWork,
  under_construction: texts.underConstruction,
  rooms_let_singly: texts.roomsLetSingly,
  near_campus: texts.nearCampus,
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
