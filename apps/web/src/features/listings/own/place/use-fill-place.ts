import { getPlaceAt } from '@africanscity/contracts/listings/calls/search';
import type { Coordinates } from '@africanscity/contracts/listings/coordinates/point';
import type { PlaceParts } from '@africanscity/contracts/listings/places';
import { useRef } from 'react';
import { useCall } from '../../../../api/use-call.ts';
import { hasFocus } from '../../../../components/forms/use-followed-form.ts';
import type { ListingForm } from '../form/listing-values.ts';
import { writePin } from './pin.ts';

const nameFields = ['area', 'city', 'country'] as const;

type Names = Pick<PlaceParts, (typeof nameFields)[number]>;

interface FillPlace {
  /** Fills in the place of a point, unless the user typed another name. */
  name: (point: Coordinates) => Promise<void>;
  /** Sets the pin and fills in its place. */
  fill: (point: Coordinates) => Promise<void>;
}

/**
 * Fills in the form from a point. The server gets the point rounded to about 100 metres, which is enough for a name.
 */
export function useFillPlace(form: ListingForm): FillPlace {
  const call = useCall();
  const filled = useRef<Names>(null);
  const asked = useRef(0);
  async function name(point: Coordinates) {
    asked.current += 1;
    const turn = asked.current;
    const texts = { latitude: point.latitude.toFixed(3), longitude: point.longitude.toFixed(3) };
    const found = await call(getPlaceAt, texts).catch(() => null);
    // The user may have moved the pin meanwhile.
    if (!found || turn !== asked.current) return;
    const { area, city, country } = form.getValues();
    const last = filled.current;
    const untouched = last
      ? area === last.area && city === last.city && country === last.country
      : !area.trim() && !city.trim();
    if (!untouched || nameFields.some(hasFocus)) return;
    filled.current = { area: found.area, city: found.city, country: found.country };
    form.setValues(filled.current);
  }

  async function fill(point: Coordinates) {
    form.setFieldValue('googleLocation', writePin(point));
    await name(point);
  }

  return { name, fill };
}
