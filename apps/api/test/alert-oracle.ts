import type { Prisma, Property, SavedSearch } from '@africanscity/db/generated/client';
import { millimesOfDollar, parents } from './many-searches.ts';

/** Words of texts that are names of places. */
const placeNames = new Set(['avondale', 'hillside']);

/** Parents of each place, by their ids: its path. */
export type Paths = ReadonlyMap<number, number[]>;

/** Returns whether a saved search matches a listing, computed from their rows alone, without any SQL. */
export function means(search: SavedSearch, listing: Property, paths: Paths): boolean {
  const wanted = search.propertyStatus ? [search.propertyStatus] : ['FOR_SALE', 'FOR_RENT'];
  const words = [listing.type, listing.area, listing.city, listing.address, listing.description]
    .join(' ')
    .toLowerCase();
  return [
    !listing.hiddenByTeamAt && !listing.deletedAt,
    listing.ownerId !== search.userId,
    wanted.includes(listing.status),
    search.propertyType === null || search.propertyType === listing.type,
    search.kind === null || search.kind === listing.type || search.kind === parents.get(listing.type),
    search.city === null || search.city === listing.city,
    search.place === null || (paths.get(listing.placeId ?? 0) ?? []).some((id) => search.placeIds.includes(id)),
    search.text.split(' ').every((word) => isPlaceOf(search, word, listing) ?? words.includes(word.toLowerCase())),
    search.priceMin === null ||
      priceOf(listing, search) * monthsOf(search) >= hundredths(search.priceMin) * unitsOf(search),
    search.priceMax === null ||
      priceOf(listing, search) * monthsOf(search) <= hundredths(search.priceMax) * unitsOf(search),
    search.moveInMax === null ||
      (listing.moveInDollars !== null && totalOf(listing, search) <= hundredths(search.moveInMax) * unitsOf(search)),
    search.bedPriceMax === null || isBedWithin(search.bedPriceMax, listing, search),
    search.plotAreaMin === null || Number(listing.plotArea ?? -1) >= Number(search.plotAreaMin),
    search.floorAreaMin === null || Number(listing.floorArea ?? -1) >= Number(search.floorAreaMin),
    search.tankLitresMin === null || (listing.tankLitres ?? 0) >= search.tankLitresMin,
    search.solarKvaMin === null || Number(listing.solarKva ?? 0) >= Number(search.solarKvaMin),
    search.powerHoursMin === null || (listing.powerHours ?? 0) >= search.powerHoursMin,
    search.floorMin === null || (listing.floor ?? -100) >= search.floorMin,
    search.floorMax === null || (listing.floor ?? 1000) <= search.floorMax,
    search.storeysMin === null || (listing.storeys ?? 0) >= search.storeysMin,
    search.storeysMax === null || (listing.storeys ?? 1000) <= search.storeysMax,
    search.openParkingMin === null || (listing.openParking ?? 0) >= search.openParkingMin,
    search.leaseYearsMin === null || (listing.leaseYears ?? 0) >= search.leaseYearsMin,
    search.roomMin === null || (listing.numRoom ?? -1) >= search.roomMin,
    search.bathroomMin === null || (listing.numBathroom ?? -1) >= search.bathroomMin,
    search.garageMin === null || (listing.numGarage ?? -1) >= search.garageMin,
    !search.withPictures || listing.coverHash !== null,
    isInCircle(search, listing),
    isInBox(search, listing),
    isInDrawnArea(search, listing),
  ].every(Boolean);
}

/** Returns whether a bed costs at most so much; false where that is not known. */
function isBedWithin(most: Prisma.Decimal, listing: Property, search: SavedSearch): boolean {
  const { status, perBed, roomsLetSingly, sharing } = listing;
  const beds = perBed ? 1 : roomsLetSingly ? sharing : null;
  if (status !== 'FOR_RENT' || !beds) return false;
  return priceOf(listing, search) <= hundredths(most) * unitsOf(search) * BigInt(beds);
}

/** Returns a price in units that `hundredths` of a search are `unitsOf` of: cents, or millimes times a hundred. */
function priceOf(listing: Property, { currency }: SavedSearch): bigint {
  if (currency === null) return hundredths(listing.price);
  return listing.currency === currency ? listing.amount! * 100n : hundredths(listing.price) * millimesOfDollar;
}

/** Returns the total to move in, in the units of `priceOf`. */
function totalOf(listing: Property, { currency }: SavedSearch): bigint {
  if (currency === null) return hundredths(listing.moveInDollars!);
  return listing.currency === currency ? listing.moveIn! * 100n : hundredths(listing.moveInDollars!) * millimesOfDollar;
}

/** Returns the months that the prices of a search are for. */
function monthsOf({ propertyStatus, rentPeriod }: SavedSearch): bigint {
  return propertyStatus === 'FOR_RENT' && rentPeriod === 'year' ? 12n : 1n;
}

function unitsOf({ currency }: SavedSearch): bigint {
  return currency === null ? 1n : 1_000n;
}

function hundredths(amount: { toFixed(digits: number): string }): bigint {
  return BigInt(amount.toFixed(2).replace('.', ''));
}

/** Returns whether a listing is in the place of a word; undefined when its own words must decide. */
function isPlaceOf({ wish }: SavedSearch, word: string, { placeId, placeKnown }: Property): boolean | undefined {
  const { places } = (wish ?? {}) as { places?: number[] };
  if (!places || !placeNames.has(word)) return undefined;
  return places.includes(placeId ?? 0) || (placeKnown ? false : undefined);
}

function isInCircle({ latitude, longitude, radiusKm }: SavedSearch, listing: Property): boolean {
  if (latitude === null || longitude === null || radiusKm === null) return true;
  if (listing.latitude === null || listing.longitude === null) return false;
  const [from, to] = [pointOf(latitude, longitude), pointOf(listing.latitude, listing.longitude)];
  const cosine = from.reduce((sum, value, at) => sum + value * (to[at] ?? 0), 0);
  return Math.acos(Math.min(1, cosine)) * 6371 <= radiusKm;
}

/** Returns a place as a vector from the centre of the Earth. */
function pointOf(latitude: number, longitude: number): number[] {
  const [lat, lng] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  return [Math.cos(lat) * Math.cos(lng), Math.cos(lat) * Math.sin(lng), Math.sin(lat)];
}

function isInBox({ south, west, north, east }: SavedSearch, { latitude, longitude }: Property): boolean {
  if (south === null || west === null || north === null || east === null) return true;
  if (latitude === null || longitude === null || latitude < south || latitude > north) return false;
  return west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
}

/** Counts the sides that a line from the listing to the east crosses: an odd number from within. */
function isInDrawnArea({ drawnArea }: SavedSearch, { latitude, longitude }: Property): boolean {
  if (drawnArea === null) return true;
  if (latitude === null || longitude === null) return false;
  const numbers = (drawnArea.match(/-?[\d.]+/g) ?? []).map(Number);
  const corners = numbers.flatMap((x, at) => (at % 2 ? [] : [{ x, y: numbers[at + 1] ?? 0 }]));
  const crossed = corners.filter((from, at) => {
    const to = corners[(at + 1) % corners.length] ?? from;
    if (from.y > latitude === to.y > latitude) return false;
    return longitude < from.x + ((latitude - from.y) / (to.y - from.y)) * (to.x - from.x);
  });
  return crossed.length % 2 === 1;
}
