import { demoAgencies } from './agencies.ts';
import { accra } from './cities/accra.ts';
import { addisAbaba } from './cities/addis-ababa.ts';
import { cairo } from './cities/cairo.ts';
import { capeTown } from './cities/cape-town.ts';
import { casablanca } from './cities/casablanca.ts';
import { dakar } from './cities/dakar.ts';
import { darEsSalaam } from './cities/dar-es-salaam.ts';
import { gaborone } from './cities/gaborone.ts';
import { harare } from './cities/harare.ts';
import { johannesburg } from './cities/johannesburg.ts';
import { kampala } from './cities/kampala.ts';
import { kigali } from './cities/kigali.ts';
import { lagos } from './cities/lagos.ts';
import { lusaka } from './cities/lusaka.ts';
import { nairobi } from './cities/nairobi.ts';
import { windhoek } from './cities/windhoek.ts';
import { demoOwners } from './people.ts';
import { picturesOf } from './pictures.ts';
import type { DemoCity, DemoListing, DemoOffer } from './types.ts';

const cities: readonly DemoCity[] = [
  harare,
  lagos,
  nairobi,
  capeTown,
  accra,
  johannesburg,
  kigali,
  darEsSalaam,
  dakar,
  casablanca,
  cairo,
  addisAbaba,
  kampala,
  lusaka,
  windhoek,
  gaborone,
];

/** Everything on offer in the demo: the same list, in the same order, every time. */
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
