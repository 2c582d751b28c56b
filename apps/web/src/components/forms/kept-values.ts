import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readKept, type Values, writeKept } from './kept-storage.ts';
import { isSame } from './same-value.ts';

/** The part of Mantine's form that is used here. */
export interface KeptForm {
  values: Values;
  errors: object;
  getValues(): Values;
  /** Takes a part of the form's values. */
  setValues(values: never): void;
  /** Whether the user had the focus in a field or changed it. */
  isTouched(field: string): boolean;
}

interface Submission {
  /** Whether the form is being validated or sent. */
  loading: boolean;
  /** Whether the last submission failed for a reason that belongs to no field. */
  failed: boolean;
}

/**
 * Stores the values that a user changed in this tab, so that they survive a reload and a way back, until the form is
 * sent. `name` tells the form from others of its page; without one, nothing is stored. Passwords and files never are.
 */
export function useKeptValues(form: KeptForm | undefined, name: string | undefined, { loading, failed }: Submission) {
  /** The values that were loaded or sent last. */
  const saved = useRef(form?.values ?? {});
  const restored = useRef<string[]>([]);
  const [isRestored, setRestored] = useState(false);
  const isReady = useRef(false);
  const wasLoading = useRef(false);

  const restore = useEffectEvent(() => {
    isReady.current = true;
    if (!form || name === undefined) return;
    const [stored, values] = [readKept(name), form.getValues()];
    // Input from before hydration is newer.
    const fields = Object.keys(stored).filter(
      (field) =>
        field in values && isSame(values[field], saved.current[field]) && !isSame(values[field], stored[field]),
    );
    if (fields.length === 0) return;
    restored.current = fields;
    form.setValues(Object.fromEntries(fields.map((field) => [field, stored[field]])) as never);
    setRestored(true);
  });
  // While React renders, it would reset the fields to the state before.
  useEffect(() => queueMicrotask(() => restore()), []);

  const store = useEffectEvent(() => {
    if (!form || name === undefined || !isReady.current) return;
    if (!loading && wasLoading.current && !failed && Object.keys(form.errors).length === 0) {
      saved.current = form.values;
      restored.current = [];
      setRestored(false);
    }
    wasLoading.current = loading;
    const isOwn = (field: string, value: unknown) =>
      // Mantine does not mark lists that grow or shrink.
      Array.isArray(value) || restored.current.includes(field) || form.isTouched(field);
    const changed = Object.entries(form.values).filter(
      ([field, value]) =>
        !loading && !isSecret(field) && !isFile(value) && !isSame(value, saved.current[field]) && isOwn(field, value),
    );
    writeKept(name, Object.fromEntries(changed));
  });
  const text = JSON.stringify(form?.values);
  useEffect(() => store(), [loading, failed, text]);

  return {
    isRestored,
    /** Returns the form to what was loaded or sent last. */
    discard() {
      form?.setValues(saved.current as never);
      setRestored(false);
    },
  };
}

const isSecret = (field: string) => /password/i.test(field);

/** A file has no text form. */
const isFile = (value: unknown) => [value].flat().some((part) => part instanceof Blob);
