import type { Coordinates } from '@africanscity/contracts/listings/coordinates/point';
import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ListingForm } from './listing-values.ts';
import { fitPasted, pinFault, readPin } from './pin.ts';

interface LocationInputProps {
  form: ListingForm;
  /** What only the server finds wrong with the text. */
  serverFault: string | undefined;
  onType: () => void;
  /** Hears of a point once typing pauses. */
  onPoint: (point: Coordinates) => void;
}

/** Milliseconds without a key after which a text is judged. */
const pause = 600;

/** Coordinates, a Plus Code or the link of a map, as people copy them. What is typed stays as it is. */
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
      label="Coordinates or map link"
      description="Paste what a map gives you, such as -17.8252, 31.0335, or leave it empty"
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
