import * as texts from '@africanscity/messages/listings';
import { type Amenity, amenityLabels } from './amenities.ts';
import { type DetailField, topKinds } from './field-row.ts';
import { type AreaUnit, areaUnits } from './sizes/area-units.ts';

/** Rows of the table of fields: water, power, title, land and security, in the order in which people ask. */

export const fact = { importColumn: 'optional', absent: 'unchanged', print: true, best: '' } as const;
export const feature = { additional: false, feature: true } as const;
const additional = { additional: true } as const;
const buildings = ['House', 'Apartment', 'Commercial'] as const;

/** Options that are amenities, with their labels. */
export function options<Name extends Amenity>(...names: Name[]): Record<Name, () => string> {
  return Object.fromEntries(names.map((name) => [name, amenityLabels[name]])) as Record<Name, () => string>;
}

const unitLabels = Object.fromEntries(Object.entries(areaUnits).map(([unit, { label }]) => [unit, label])) as Record<
  AreaUnit,
  () => string
>;

/** The unit in which the owner states an area; unknown for square metres. */
export const areaUnit = { ...fact, type: 'enum', options: unitLabels, print: false, jsonLd: null } as const;

export const utilityFields = {
  water: {
    ...fact,
    type: 'set',
    group: 'utilities',
    label: texts.water,
    options: options('running_water', 'borehole', 'water_tank', 'no_water'),
    none: 'no_water',
    appliesTo: topKinds,
    jsonLd: feature,
  },
  tankLitres: {
    ...fact,
    type: 'integer',
    group: 'utilities',
    label: texts.tankSize,
    min: 1,
    max: 1_000_000,
    unit: texts.litres,
    needs: { field: 'water', option: 'water_tank' },
    appliesTo: topKinds,
    print: false,
    best: 'Largest',
    jsonLd: additional,
  },
  power: {
    ...fact,
    type: 'set',
    group: 'utilities',
    label: texts.power,
    options: options('electricity', 'prepaid_meter', 'solar_power', 'inverter', 'generator', 'no_power'),
    none: 'no_power',
    appliesTo: topKinds,
    jsonLd: feature,
  },
  powerHours: {
    ...fact,
    type: 'integer',
    group: 'utilities',
    label: texts.gridPower,
    min: 0,
    max: 24,
    unit: texts.hoursADay,
    appliesTo: buildings,
    print: false,
    best: 'Most',
    jsonLd: additional,
  },
  solarKva: {
    ...fact,
    type: 'number',
    group: 'utilities',
    label: texts.solarSize,
    min: 0.1,
    max: 1000,
    decimals: 1,
    unit: () => 'kVA',
    needs: { field: 'power', option: 'solar_power' },
    appliesTo: buildings,
    print: false,
    best: 'Largest',
    jsonLd: additional,
  },
  internetAccess: {
    ...fact,
    type: 'set',
    group: 'utilities',
    label: texts.internet,
    options: options('fibre', 'mobile_internet'),
    appliesTo: buildings,
    print: false,
    jsonLd: feature,
  },
  sewage: {
    ...fact,
    type: 'enum',
    group: 'utilities',
    label: texts.sewage,
    options: options('municipal_sewer', 'septic_tank', 'pit_latrine'),
    appliesTo: topKinds,
    print: false,
    jsonLd: feature,
  },
} as const satisfies Record<string, DetailField>;

export const landFields = {
  tenure: {
    ...fact,
    type: 'enum',
    group: 'land',
    label: texts.tenure,
    options: options(
      'title_deed',
      'certificate_of_occupancy',
      'governors_consent',
      'sectional_title',
      'cession',
      'communal_land',
      'leasehold',
    ),
    appliesTo: topKinds,
    jsonLd: feature,
  },
  leaseYears: {
    ...fact,
    type: 'integer',
    group: 'land',
    label: texts.leaseLeft,
    min: 1,
    max: 999,
    unit: texts.yearsUnit,
    needs: { field: 'tenure', option: 'leasehold' },
    appliesTo: topKinds,
    print: false,
    best: 'Most',
    jsonLd: additional,
  },
  servicedStand: {
    ...fact,
    type: 'boolean',
    group: 'land',
    label: texts.servicedStand,
    amenity: 'serviced_stand',
    hint: texts.withServices,
    appliesTo: ['Land'],
    jsonLd: feature,
  },
  surveyPlan: {
    ...fact,
    type: 'boolean',
    group: 'land',
    label: texts.surveyPlan,
    amenity: 'survey_plan',
    appliesTo: ['House', 'Land', 'Commercial'],
    print: false,
    jsonLd: feature,
  },
  plotArea: {
    ...fact,
    type: 'number',
    group: 'land',
    label: texts.plotArea,
    min: 1,
    max: 1_000_000_000,
    decimals: 2,
    unit: texts.squareMetersSign,
    unitField: 'plotAreaUnit',
    appliesTo: ['House', 'Land', 'Commercial'],
    best: 'Largest',
    jsonLd: additional,
  },
  plotAreaUnit: {
    ...areaUnit,
    group: 'land',
    label: texts.plotAreaUnit,
    unitOf: 'plotArea',
    appliesTo: ['House', 'Land', 'Commercial'],
  },
  road: {
    ...fact,
    type: 'enum',
    group: 'land',
    label: texts.road,
    options: options('tarred_road', 'gravel_road'),
    appliesTo: topKinds,
    print: false,
    jsonLd: feature,
  },
} as const satisfies Record<string, DetailField>;

export const securityFields = {
  security: {
    ...fact,
    type: 'set',
    group: 'security',
    label: texts.security,
    options: options('boundary_wall', 'electric_fence', 'gated_community', 'security', 'cctv', 'alarm'),
    appliesTo: topKinds,
    jsonLd: feature,
  },
} as const satisfies Record<string, DetailField>;
