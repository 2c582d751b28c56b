import * as texts from '@africanscity/messages/listings';
import { costNames } from '@africanscity/contracts/listings/cost-rows';
import { type ListingFaults, listingFields, type ListingValues } from '../form/listing-values.ts';

interface Step {
  /** Label in the list of steps. */
  name: () => string;
  title: () => string;
  text: () => string;
  fields: (keyof ListingValues)[];
}

const place: Step['fields'] = ['address', 'area', 'city', 'country', 'googleLocation'];
const offer: Step['fields'] = [
  'status',
  'price',
  'currency',
  'period',
  ...costNames,
  'description',
  'role',
  'stateName',
];

/** The steps of the form in order. */
export const steps: Step[] = [
  {
    name: texts.photos,
    title: texts.startWithPhotos,
    text: texts.photosAdvice,
    fields: [],
  },
  {
    name: texts.place,
    title: texts.whereIsIt,
    text: texts.placeAdvice,
    fields: place,
  },
  {
    name: texts.home,
    title: texts.whatIsIt,
    text: texts.homeAdvice,
    fields: listingFields.filter((name) => ![...place, ...offer].includes(name)),
  },
  {
    name: texts.offer,
    title: texts.priceAndWords,
    text: texts.thenDone,
    fields: offer,
  },
];

/** Returns the first step with an error; undefined without any. */
export function stepOf(faults: ListingFaults): number | undefined {
  const at = steps.findIndex(({ fields }) => fields.some((name) => name in faults));
  return at === -1 ? undefined : at;
}

/** Returns the errors of a step. */
export function faultsOf(faults: ListingFaults, step: number): ListingFaults {
  const fields = steps[step]?.fields ?? [];
  return Object.fromEntries(Object.entries(faults).filter(([name]) => fields.includes(name as keyof ListingValues)));
}
