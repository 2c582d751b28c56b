import { type RefObject, useEffect, useRef } from 'react';
import { localPath } from '../../ui/local-path.ts';
import { useHydrated } from '../loading/use-hydrated.ts';

/** Attributes of a form that the server accepts without scripts. */
export interface PlainForm {
  ref: RefObject<HTMLFormElement | null>;
  method: 'post';
  /** Path of the page whose action handles the form. */
  action: string;
  /** A submission before hydration waits for the app for a moment (see the first-paint script). */
  'data-waits'?: '' | undefined;
}

/** Lets the page at `action` handle the form without scripts. Sends a form that was submitted before hydration. */
export function usePlainForm(action: string): PlainForm {
  const ref = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  useEffect(() => {
    const element = ref.current;
    if (element?.dataset.sent === undefined) return;
    delete element.dataset.sent;
    // Runs after the form has the input from before hydration.
    setTimeout(() => element.requestSubmit());
  }, []);
  return { ref, method: 'post', action: localPath(action), 'data-waits': hydrated ? undefined : '' };
}
