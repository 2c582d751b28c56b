import { withCommas } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/listings';
import { type Amenity, amenityLabels } from './amenities.ts';
import type { PropertyStatus } from './status.ts';
import { isRental } from './rental.ts';

/** Questions that people ask first, each with its answers, the most telling first. */
const water: Amenity[] = ['borehole', 'running_water', 'water_tank'];
const power: Amenity[] = ['solar_power', 'prepaid_meter', 'inverter', 'generator', 'electricity'];
const furniture: Amenity[] = ['furnished', 'semi_furnished'];
const security: Amenity[] = ['gated_community', 'electric_fence', 'security', 'boundary_wall'];
const stand: Amenity[] = ['serviced_stand', 'survey_plan'];
const road: Amenity[] = ['tarred_road', 'gravel_road'];
const title: Amenity[] = [
  'certificate_of_occupancy',
  'governors_consent',
  'sectional_title',
  'title_deed',
  'cession',
  'leasehold',
  'communal_land',
];

const most = 2;

/** The fields by which owners answer these questions. */
export const highlightFields = [
  'water',
  'power',
  'security',
  'tenure',
  'furnishing',
  'road',
  'servicedStand',
  'surveyPlan',
] as const;

interface Described {
  amenities: readonly Amenity[];
  /** Amenities to leave out. */
  without?: readonly Amenity[];
  numRoom: number | null;
  status: PropertyStatus;
}

/**
 * The facts that matter most for a listing, one of a question and two at most: water and power of a home for rent, title and
 * water of one for sale, title and services of land, which has no rooms. Those that its owner states come first; those that only its
 * description names follow as one text that says so.
 */
export function highlightsOf(
  { amenities, without = [], numRoom, status }: Described,
  stated: readonly Amenity[],
): string[] {
  const home = isRental(status)
    ? [water, power, furniture, security, title]
    : [title, water, power, security, furniture];
  const shown = (numRoom ? home : [title, stand, road, water, power])
    .flatMap((answers) => answers.find((name) => amenities.includes(name) && !without.includes(name)) ?? [])
    .slice(0, most);
  const labels = (names: Amenity[]) => names.map((name) => amenityLabels[name]());
  const described = labels(shown.filter((name) => !stated.includes(name)));
  return [
    ...labels(shown.filter((name) => stated.includes(name))),
    ...(described.length > 0 ? [texts.amenitiesFromDescription({ amenities: withCommas(described) })] : []),
  ];
}
