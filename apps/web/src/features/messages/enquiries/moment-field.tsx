import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { useHydrated } from '../../../components/use-hydrated.ts';
import { earliestMoment } from './moments.ts';

/** A day and a time ahead, by the field that the device has for them. */
export function MomentField(props: TextInputProps) {
  const [earliest] = useState(() => earliestMoment(new Date()));
  // The server's clock has another zone.
  const hydrated = useHydrated();
  return <TextInput type="datetime-local" min={hydrated ? earliest : undefined} step={900} {...props} />;
}
