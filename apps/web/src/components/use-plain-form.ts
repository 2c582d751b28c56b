import { type RefObject, useEffect, useRef } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** What a form has that the server takes without scripts as well. */
export interface PlainForm {
  ref: RefObject<HTMLFormElement | null>;
  method: 'post';
  /** The address of the page that takes it. */
  action: string;
  /** What is sent before the app is there waits for it a moment (see the script of the first paint). */
  'data-waits'?: '' | undefined;
}

/** Lets the server take a form without scripts, by the page at `action`. Sends a form that was sent before hydration. */
export function usePlainForm(action: string): PlainForm {
  const ref = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  useEffect(() => {
    const element = ref.current;
    if (element?.dataset.sent === undefined) return;
    delete element.dataset.sent;
    // After the form has the input from before hydration.
    setTimeout(() => element.requestSubmit());
  }, []);
  return { ref, method: 'post', action, 'data-waits': hydrated ? undefined : '' };
}
