import type { PinCheck } from '@africanscity/contracts/listings/pins';
import { Button } from '@mantine/core';
import { useId } from 'react';
import classes from './place-map.module.css';

interface PinQuestionProps {
  check: PinCheck;
  /** Area or city of the listing. */
  place: string;
  onKeep: () => void;
  /** Moves the pin to the suggested point, or removes it if there is none. */
  onMove: () => void;
}

/** Asks about a pin outside the listing's country, or far from its area or city. */
export function PinQuestion({ check, place, onKeep, onMove }: PinQuestionProps) {
  const id = useId();
  const { doubt, pinCountry, listingCountry, corrected } = check;
  const where = doubt === 'place' ? `far from ${place}` : doubt === 'country' ? `in ${pinCountry}` : 'in the sea';
  return (
    <div className={classes.question} role="group" aria-labelledby={id}>
      <div role="alert">
        <p className={classes.asked} id={id}>
          Is it here?
        </p>
        <p className={classes.reason}>
          The pin is {where}
          {doubt !== 'place' && listingCountry && `, and the listing is in ${listingCountry}`}.
          {corrected && ' The two numbers may be swapped, or a minus sign may be missing.'}
        </p>
      </div>
      <div className={classes.answers}>
        <Button type="button" variant="default" mih={44} onClick={onKeep}>
          Yes, it is here
        </Button>
        <Button type="button" mih={44} onClick={onMove}>
          {corrected ? `No, move the pin to ${doubt === 'place' ? place : listingCountry}` : 'No, remove the pin'}
        </Button>
      </div>
    </div>
  );
}
