import type { EndpointInput } from '@africanscity/contracts/call';
import type { checkPin as call } from '@africanscity/contracts/listings/calls/search';
import type { Coordinates } from '@africanscity/contracts/listings/coordinates/point';
import type { PinCheck } from '@africanscity/contracts/listings/pins';
import type { RequestContext } from '../../../context.ts';
import { countriesAt, countryAt } from '../../../kernel/countries-at.ts';
import { countryCode, countryName } from '../../../kernel/countries.ts';
import { correctedPin, isMirrored } from './corrected-pin.ts';
import { findNamedPlace } from './named-place.ts';
import { readLocation } from './read-pin.ts';

const nothing: PinCheck = {
  point: null,
  fault: null,
  doubt: null,
  pinCountry: null,
  listingCountry: null,
  corrected: null,
};

/** Result for a listing's form: the point of a location, its country, and what may be meant instead. */
export async function checkPin(ctx: RequestContext, input: EndpointInput<typeof call>): Promise<PinCheck> {
  const texts = { area: input.area, city: input.city, country: countryCode(input.country) ?? null };
  const read = await readLocation(ctx.db, input.location, texts);
  if ('fault' in read) return { ...nothing, fault: read.fault };
  const place = await findNamedPlace(ctx.db, texts);
  return {
    ...nothing,
    point: read.point,
    ...judgePin(read.point, texts.country ?? place?.country ?? null, place?.centre ?? null),
  };
}

/** Judges a pin as the database does, by the listing's country and the centre of its place, if known. */
export function judgePin(
  point: Coordinates,
  country: string | null,
  near: Coordinates | null,
): Pick<PinCheck, 'doubt' | 'pinCountry' | 'listingCountry' | 'corrected'> {
  const countries = countriesAt(point);
  const doubt = doubtOf(point, countries, country, near);
  return {
    doubt,
    pinCountry: countryName(countryAt(point) ?? countries[0] ?? null),
    listingCountry: countryName(country),
    corrected: doubt && country !== null ? correctedPin(point, country, near) : null,
  };
}

function doubtOf(
  point: Coordinates,
  countries: string[],
  country: string | null,
  near: Coordinates | null,
): PinCheck['doubt'] {
  if (countries.length === 0) return 'sea';
  if (country !== null && !countries.includes(country)) return 'country';
  return near && isMirrored(point, near) ? 'place' : null;
}
