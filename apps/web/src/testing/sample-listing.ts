import { maxOf } from '@africanscity/contracts/listings/field-text';
import { fieldNames, fieldOf, type FieldValues } from '@africanscity/contracts/listings/fields';
import type { Listing } from '@africanscity/contracts/listings/listings';

/** A value of every field of the table: different numbers, the last choice, and no for yes or no. */
export const samples = Object.fromEntries(
  fieldNames.map((name, at) => {
    const field = fieldOf(name);
    if (field.type === 'boolean') return [name, false];
    if (field.type === 'set') return [name, Object.keys(field.options).filter((option) => option !== field.none)];
    if (field.type === 'enum') return [name, Object.keys(field.options).at(-1)];
    if (field.type === 'cost')
      return [name, field.units[0] === 'amount' ? '5000' : field.units[0] === 'share' ? '10%' : '2 months'];
    return [name, Math.min(field.min + 7 + at, maxOf(field))];
  }),
) as FieldValues;

/** The price of a listing in dollars alone. */
export const dollarsAlone = {
  amount: null,
  currency: null,
  period: null,
  askingPrice: null,
  formerAskingPrice: null,
  moveInCost: null,
  viewingCost: null,
  pricedBeds: null,
};

/** A listing of which every field of the table is known. */
export const sampleListing: Listing = {
  id: 1,
  reference: null,
  role: 'INDIVIDUAL',
  logo: null,
  logoPic: null,
  stateName: null,
  company: null,
  address: '1 Msasa Close',
  area: 'Avondale',
  city: 'Harare',
  country: 'ZW',
  countryName: 'Zimbabwe',
  googleLocation: null,
  pinDoubted: false,
  position: null,
  trail: [],
  type: 'House',
  size: '300',
  squareMeters: 300,
  squareMeterCost: '$283',
  hectareCost: null,
  price: 85_000,
  ...dollarsAlone,
  moveIn: null,
  rateDate: null,
  description: 'A house.',
  descriptionLanguage: 'en',
  status: 'FOR_SALE',
  statusReadable: 'For Sale',
  ...samples,
  amenities: [],
  pictureUri: null,
  pictures: [],
  featured: false,
  reducedFrom: null,
  takenOn: null,
  keptUntil: null,
  changes: [],
  priceSteps: [],
  version: 1,
  createdAt: '2026-11-01T08:00:00.000Z',
  firstListedAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  user: { id: 1, title: null, name: 'Tendai', surname: 'Moyo', fullname: 'Tendai Moyo' },
  reachable: false,
  chats: false,
};
