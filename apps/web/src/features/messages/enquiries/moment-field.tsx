import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { useHydrated } from '../../../components/loading/use-hydrated.ts';
import { earliestMoment, pastFault } from './moments.ts';

interface MomentFieldProps extends Omit<TextInputProps, 'value'> {
  value?: string;
}

/** A native field for a future day and time. Says that a time has passed as soon as the visitor leaves the field. */
export function MomentField({ error, onBlur, ...props }: MomentFieldProps) {
  const [earliest] = useState(() => earliestMoment(new Date()));
  // Rendered in the browser only: the server is in another time zone.
  const hydrated = useHydrated();
  // While a year is typed, the value is long ago.
  const [left, setLeft] = useState(false);
  return (
    <TextInput
      type="datetime-local"
      min={hydrated ? earliest : undefined}
      step={900}
      error={error ?? (left && pastFault(props.value ?? '', new Date()))}
      onBlur={(event) => {
        setLeft(true);
        onBlur?.(event);
      }}
      {...props}
    />
  );
}
