import { getMapTiles } from '@africanscity/contracts/listings/calls/search';
import { Button } from '@mantine/core';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { operation } from '../../../api/query-client.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { WhenSeen } from '../../../ui/when-seen.tsx';
import { locate } from '../list/locate.ts';
import type { MapView } from '../map/map-canvas.tsx';
import { usePlacesOnMap } from '../map/use-places-on-map.ts';
import type { ListingDraft } from './listing-draft.ts';
import type { ListingForm } from './listing-values.ts';
import { isOnMap, type Point, readPin } from './pin.ts';
import classes from './place-map.module.css';
import { useFillPlace } from './use-fill-place.ts';
import { usePlaceCentre } from './use-place-completions.ts';

const PinMap = lazyPart(() => import('../map/pin-map.tsx'));

export type PinFrom = ListingDraft['pinFrom'];

interface PlaceMapProps {
  form: ListingForm;
  /** Where the pin was taken from, until somebody moves it. */
  from?: PinFrom;
  onFrom?: (from: PinFrom) => void;
  /** Where the stored listing lies as far as that is known; its pin may be in a link that only the server reads. */
  known?: Point | null;
}

/** The listing's pin: from the device by a tap, or set and moved on the map. Coordinates are nowhere to be typed. */
export function PlaceMap({ form, from = null, onFrom, known = null }: PlaceMapProps) {
  const { googleLocation, area, city, country } = form.values;
  const { data: tiles } = useQuery({ ...operation(getMapTiles, {}), staleTime: Infinity });
  const [view, setView] = useState<MapView>();
  const places = usePlacesOnMap(view);
  const centre = usePlaceCentre({ area, city, country });
  const fill = useFillPlace(form);
  const [looking, setLooking] = useState(false);
  const [fault, setFault] = useState('');
  const pin = readPin(googleLocation) ?? (googleLocation ? known : null);

  async function useDevice() {
    setLooking(true);
    setFault('');
    const found = await locate(true);
    setLooking(false);
    if (typeof found === 'string') return setFault(found);
    const point = { latitude: Number(found.latitude), longitude: Number(found.longitude) };
    if (!isOnMap(point)) return setFault('You are outside of Africa: set the pin on the map instead.');
    onFrom?.('device');
    await fill(point);
  }

  return (
    <div className={classes.place}>
      <div className={classes.head}>
        <Button
          type="button"
          variant="default"
          h={44}
          loading={looking}
          leftSection={<IconCurrentLocation size={20} aria-hidden />}
          onClick={() => void useDevice()}
        >
          I am there: use my position
        </Button>
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      </div>
      <WhenSeen className={classes.frame}>
        <div className={classes.frame}>
          {tiles !== undefined && (
            <PinMap
              pin={pin}
              centre={centre}
              tiles={tiles}
              places={places}
              onMove={setView}
              onPin={(point) => {
                onFrom?.(null);
                void fill(point);
              }}
            />
          )}
        </div>
      </WhenSeen>
      <div className={classes.foot}>
        <p className={classes.note} role="status">
          {noteOf({ pin, centre, from, googleLocation })}
        </p>
        {googleLocation && (
          <Button
            type="button"
            variant="subtle"
            color="slate"
            h={44}
            px="sm"
            onClick={() => {
              onFrom?.(null);
              form.setFieldValue('googleLocation', '');
            }}
          >
            Remove the pin
          </Button>
        )}
      </div>
      {form.errors.googleLocation && <p className={classes.fault}>{form.errors.googleLocation}</p>}
    </div>
  );
}

interface Note {
  pin: Point | null;
  centre: Point | null;
  from: PinFrom;
  googleLocation: string;
}

function noteOf({ pin, centre, from, googleLocation }: Note): string {
  if (pin && from === 'photos')
    return 'Your photos say that they were taken here. Move the pin if the property is elsewhere: everybody sees it.';
  if (pin && from === 'device')
    return 'This is where you are. Move the pin if the property is elsewhere: everybody sees it.';
  if (pin) return 'The pin is set, and everybody sees it on the map.';
  if (googleLocation) return 'A link to a map is kept. A pin that you set here takes its place.';
  if (centre)
    return 'The pin waits in the middle of the area. Drag it to the property, or leave it: then people see the area.';
  return 'Tap the map to set a pin, or leave it: then people see the area.';
}
