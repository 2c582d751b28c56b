import { type ToggleEvent, useEffect, useRef, useState } from 'react';

/** Returns whether a `details` element was ever open, with the properties that it needs for that. */
export function useOpened() {
  const ref = useRef<HTMLDetailsElement>(null);
  const [opened, setOpened] = useState(false);
  // A visitor may have opened it before hydration.
  useEffect(() => {
    if (ref.current?.open) setOpened(true);
  }, []);
  const onToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => currentTarget.open && setOpened(true);
  return { opened, details: { ref, onToggle } };
}
