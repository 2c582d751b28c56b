import * as texts from '@africanscity/messages/listings';
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
  const where = doubt === 'place' ? 'place' : doubt === 'country' ? 'country' : 'other';
  const position = { where, place, country: pinCountry ?? '' } as const;
  return (
    <div className={classes.question} role="group" aria-labelledby={id}>
      <div role="alert">
        <p className={classes.asked} id={id}>
          {texts.isItHere()}
        </p>
        <p className={classes.reason}>
          {doubt !== 'place' && listingCountry
            ? texts.pinAndListing({ ...position, listingCountry })
            : texts.pinIs(position)}
          {corrected && ` ${texts.numbersSwapped()}`}
        </p>
      </div>
      <div className={classes.answers}>
        <Button type="button" variant="default" mih={44} onClick={onKeep}>
          {texts.yesItIsHere()}
        </Button>
        <Button type="button" mih={44} onClick={onMove}>
          {corrected
            ? texts.noMoveThePin({ place: doubt === 'place' ? place : (listingCountry ?? '') })
            : texts.noRemoveThePin()}
        </Button>
      </div>
    </div>
  );
}
