import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { useHydrated } from '../../../components/loading/use-hydrated.ts';
import { earliestMoment } from './moments.ts';

/** A native field for a future day and time. */
export function MomentField(props: TextInputProps) {
  const [earliest] = useState(() => earliestMoment(new Date()));
  // Rendered in the browser only: the server is in another time zone.
  const hydrated = useHydrated();
  return <TextInput type="datetime-local" min={hydrated ? earliest : undefined} step={900} {...props} />;
}
