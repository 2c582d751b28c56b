import * as texts from '@africanscity/messages/messages';
import { localMoment, pastFault } from '@africanscity/contracts/messages/viewing-times';
import { TextInput, type TextInputProps } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '../../../components/loading/use-hydrated.ts';

interface MomentFieldProps extends Omit<TextInputProps, 'value'> {
  value?: string;
  zone: string | null;
}

/**
 * A native field for a future day and time in the zone of the home, or that of the device without one. Says that a time has passed
 * as soon as the visitor leaves the field.
 */
export function MomentField({ zone, error, onBlur, ...props }: MomentFieldProps) {
  const [now] = useState(() => Date.now());
  // Rendered in the browser only: the server is in another time zone.
  const hydrated = useHydrated();
  // While a year is typed, the value is long ago.
  const [left, setLeft] = useState(false);
  // The full hour after the next.
  const earliest = `${localMoment(new Date(now + 3_600_000), zone).slice(0, 13)}:00`;
  const field = useRef<HTMLInputElement>(null);
  // A visitor may have left the field before hydration.
  useEffect(() => {
    if (props.value && document.activeElement !== field.current) setLeft(true);
  }, [props.value]);
  return (
    <TextInput
      ref={field}
      type="datetime-local"
      description={zone ? texts.momentInLocalTime() : undefined}
      min={hydrated ? earliest : undefined}
      step={900}
      error={error ?? (left && pastFault(props.value ?? '', zone, new Date()))}
      onBlur={(event) => {
        setLeft(true);
        onBlur?.(event);
      }}
      {...props}
    />
  );
}
