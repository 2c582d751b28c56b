import { demoAgencies } from './agencies.ts';
import { demoOwners } from './people.ts';
import { picturesOf } from './pictures.ts';
import { readJson } from './read-data.ts';
import { DemoCity, type DemoListing, type DemoOffer } from './types.ts';

/** Files of `cities/`. Their order determines dates and pictures of listings, so a new city comes last. */
const cities = [
  'harare',
  'lagos',
  'nairobi',
  'cape-town',
  'accra',
  'johannesburg',
  'kigali',
  'dar-es-salaam',
  'dakar',
  'casablanca',
  'cairo',
  'addis-ababa',
  'kampala',
  'lusaka',
  'windhoek',
  'gaborone',
].map((file) => readJson(DemoCity, `cities/${file}.json`));

/** All listings of the demo: the same list, in the same order, every time. */
export const demoListings: readonly DemoListing[] = cities
  .flatMap((city) => city.offers.map((offer, index) => ({ city, offer, index })))
  .map(({ city, offer, index }, number) => listingOf(city, offer, index, number));

function listingOf(city: DemoCity, offer: DemoOffer, index: number, number: number): DemoListing {
  const [numRoom, numBathroom, numToilet, numGarage] = offer.counts;
  return {
    key: `${slug(city.city)}-${index + 1}`,
    ...offeredBy(city, offer, index),
    type: offer.type,
    status: offer.status,
    price: offer.price,
    currency: city.currency,
    period: offer.period ?? null,
    facts: offer.facts,
    size: String(offer.size),
    address: offer.address,
    area: offer.area,
    city: city.city,
    country: city.country,
    googleLocation: locate(city, offer, index),
    description: offer.text,
    numRoom,
    numBathroom,
    numToilet,
    numGarage,
    daysAgo: age(number),
    pictures: picturesOf(offer, number),
  };
}

function offeredBy(
  city: DemoCity,
  offer: DemoOffer,
  index: number,
): Pick<DemoListing, 'role' | 'owner' | 'agency' | 'stateName'> {
  if (offer.byAgency) {
    const agency = demoAgencies.find(({ covers }) => covers.includes(city.country));
    if (!agency) throw new Error(`No agency covers ${city.country}`);
    return { role: 'REAL_ESTATE', owner: agency.person.key, agency: agency.key, stateName: agency.stateName };
  }
  const neighbours = demoOwners.filter(({ country }) => country === city.country);
  const owner = neighbours[index % neighbours.length];
  if (!owner) throw new Error(`No owner lives in ${city.country}`);
  return { role: 'INDIVIDUAL', owner: owner.key, stateName: null };
}

// A few hundred metres from the middle of the area, so that neighbours do not share a pin.
function locate(city: DemoCity, offer: DemoOffer, index: number): string {
  const middle = city.areas[offer.area];
  if (!middle) throw new Error(`${city.city} has no area ${offer.area}`);
  const [latitude, longitude] = [
    middle[0] + Math.sin(index * 2.4 + 1) * 0.003,
    middle[1] + Math.cos(index * 1.7) * 0.003,
  ];
  return `${latitude.toFixed(5)},${longitude.toFixed(5)}`;
}

// Steps by a number without common divisor spread every city over all 120 days.
function age(number: number): number {
  return 1 + ((number * 37) % 119);
}

function slug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}
