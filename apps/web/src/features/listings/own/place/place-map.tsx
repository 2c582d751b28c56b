import * as texts from '@africanscity/messages/listings';
import { getMapTiles } from '@africanscity/contracts/listings/calls/search';
import type { Coordinates } from '@africanscity/contracts/listings/coordinates/point';
import { Button } from '@mantine/core';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { operation } from '../../../../api/query-client.ts';
import { moveFocus } from '../../../../components/navigation/move-focus.ts';
import { lazyPart } from '../../../../ui/lazy-part.tsx';
import { Deferred } from '../../../../components/loading/deferred.tsx';
import { locate } from '../../core/locate.ts';
import type { MapView } from '../../map/map-canvas.tsx';
import { usePlacesOnMap } from '../../map/use-places-on-map.ts';
import type { ListingDraft } from '../wizard/listing-draft.ts';
import type { ListingForm } from '../form/listing-values.ts';
import { isOnMap, readPin, sentence } from './pin.ts';
import { LocationInput } from './location-input.tsx';
import { noteOf } from './pin-note.ts';
import { PinQuestion } from './pin-question.tsx';
import classes from './place-map.module.css';
import { useFillPlace } from './use-fill-place.ts';
import { keptPin, usePinCheck } from './use-pin-check.ts';
import { usePlaceCentre } from './use-place-completions.ts';

const PinMap = lazyPart(() => import('../../map/pin-map.tsx'));

/** The source of the pin, and the doubtful pin that the owner confirmed. */
export type PinState = Pick<ListingDraft, 'pinFrom' | 'pinKept'>;

interface PlaceMapProps {
  form: ListingForm;
  state: PinState;
  onState: (change: Partial<PinState>) => void;
}

/** The listing's pin: from the device's position, from pasted coordinates or a link, or set on the map. */
export function PlaceMap({ form, state, onState }: PlaceMapProps) {
  const { googleLocation, area, city, country } = form.values;
  const { data: tiles } = useQuery({ ...operation(getMapTiles, {}), staleTime: Infinity });
  const [view, setView] = useState<MapView>();
  const places = usePlacesOnMap(view);
  const centre = usePlaceCentre({ area, city, country });
  const { name, fill } = useFillPlace(form);
  const check = usePinCheck(form.values);
  const note = useRef<HTMLParagraphElement>(null);
  const [looking, setLooking] = useState(false);
  const [fault, setFault] = useState('');
  const pin = readPin(googleLocation) ?? check?.point ?? null;
  const isKept = check !== undefined && state.pinKept === keptPin(form.values, check);

  async function useDevice() {
    setLooking(true);
    setFault('');
    const found = await locate(true);
    setLooking(false);
    if (typeof found === 'string') return setFault(found);
    const point = { latitude: Number(found.latitude), longitude: Number(found.longitude) };
    if (!isOnMap(point)) return setFault(texts.outsideAfrica());
    onState({ pinFrom: 'device' });
    await fill(point);
  }

  function movePin(point: Coordinates) {
    onState({ pinFrom: null });
    void fill(point);
  }

  function removePin() {
    onState({ pinFrom: null });
    form.setFieldValue('googleLocation', '');
  }

  /** Answers the question and moves the focus, because its buttons disappear. */
  function answer(act: () => void) {
    act();
    form.clearFieldError('googleLocation');
    moveFocus(note.current);
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
          {texts.useMyPosition()}
        </Button>
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      </div>
      <LocationInput
        form={form}
        serverFault={check?.fault ? sentence(check.fault) : undefined}
        onType={() => onState({ pinFrom: null })}
        onPoint={(point) => void name(point)}
      />
      {check?.doubt && !isKept && (
        <PinQuestion
          check={check}
          place={area || city}
          onKeep={() => answer(() => onState({ pinKept: keptPin(form.values, check) }))}
          onMove={() => answer(() => (check.corrected ? movePin(check.corrected) : removePin()))}
        />
      )}
      <Deferred className={classes.frame}>
        <div className={classes.frame}>
          {tiles !== undefined && (
            <PinMap pin={pin} centre={centre} tiles={tiles} places={places} onMove={setView} onPin={movePin} />
          )}
        </div>
      </Deferred>
      <div className={classes.foot}>
        <p className={classes.note} role="status" ref={note} tabIndex={-1}>
          {noteOf({ pin, centre, from: state.pinFrom, location: googleLocation, check, place: area || city })}
        </p>
        {googleLocation && (
          <Button type="button" variant="subtle" color="slate" h={44} px="sm" onClick={removePin}>
            {texts.removeThePin()}
          </Button>
        )}
      </div>
    </div>
  );
}
