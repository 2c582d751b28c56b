import { type RefObject, useEffect, useRef } from 'react';
import { type Fields, takeTyped, textsOf } from './typed-before.ts';
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

interface Form {
  values: Fields;
  setValues(values: Fields): void;
}

/**
 * Lets the server take a form without scripts, by the page at `action`; its fields have names, of which `read` makes values.
 * What was typed before the app came is taken over, and what was sent is sent.
 */
export function usePlainForm(form: Form, action: string, read: (fields: Fields) => Fields): PlainForm {
  const ref = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    form.setValues(typedInto(element, form.values, read));
    if (element.dataset.sent === undefined) return;
    delete element.dataset.sent;
    // Once the form knows what was typed.
    setTimeout(() => element.requestSubmit());
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as the app takes the page over
  }, []);
  return { ref, method: 'post', action, 'data-waits': hydrated ? undefined : '' };
}

/** What a form holds by now counts where it differs from what is shown, and else what it held before the app came. */
function typedInto(form: HTMLFormElement, shown: Fields, read: (fields: Fields) => Fields): Fields {
  const before = read(takeTyped());
  const now = read(textsOf(form));
  const changes = Object.keys(shown).flatMap((name) => {
    const value = now[name] !== undefined && now[name] !== shown[name] ? now[name] : before[name];
    return value === undefined || value === shown[name] ? [] : [[name, value] as const];
  });
  return Object.fromEntries(changes);
}
