import * as texts from '@africanscity/messages/listings';
import type { Coordinates } from '@africanscity/contracts/listings/coordinates/point';
import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ListingForm } from '../form/listing-values.ts';
import { fitPasted, pinFault, readPin } from './pin.ts';

interface LocationInputProps {
  form: ListingForm;
  /** An error that only the server can find. */
  serverFault: string | undefined;
  onType: () => void;
  /** Called with a point after a pause in typing. */
  onPoint: (point: Coordinates) => void;
}

/** Debounce time in milliseconds. */
const pause = 600;

/** A field for coordinates, a Plus Code or a map link. Typed text stays unchanged. */
export function LocationInput({ form, serverFault, onType, onPoint }: LocationInputProps) {
  const [typed, setTyped] = useState('');
  const [settled] = useDebouncedValue(typed, pause);
  const { value, error, onFocus, onBlur } = form.getInputProps('googleLocation');
  const tell = useEffectEvent(onPoint);
  useEffect(() => {
    const point = readPin(settled);
    if (point) tell(point);
  }, [settled]);
  function put(text: string) {
    setTyped(text);
    onType();
    form.setFieldValue('googleLocation', text);
  }
  const isSettled = value === settled && value !== '';
  return (
    <TextInput
      label={texts.coordinatesOrMapLink()}
      description={texts.coordinatesHint()}
      dir="ltr"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      value={value}
      error={error ?? (isSettled ? (pinFault(value) ?? serverFault) : undefined)}
      onFocus={onFocus}
      onBlur={onBlur}
      onChange={(event) => put(event.currentTarget.value)}
      onPaste={(event) => {
        const pasted = fitPasted(event.clipboardData.getData('text'));
        if (pasted === null) return;
        event.preventDefault();
        const { selectionStart, selectionEnd } = event.currentTarget;
        put(value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? value.length));
      }}
    />
  );
}
