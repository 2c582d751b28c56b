import { useEffect, useRef } from 'react';
import { isSame } from './same-value.ts';

interface Form<Values> {
  getValues(): Values;
  setValues(values: Partial<Values>): void;
}

/**
 * Updates a form with new values from the server, except for fields that were changed or have the focus. Returns a
 * function that takes the saved values and marks fields with these values as unchanged.
 */
export function useFollowedForm<Values extends object>(form: Form<Values>, source: Values): (saved: Values) => void {
  const followed = useRef(source);
  useEffect(() => {
    const names = Object.keys(source) as (keyof Values & string)[];
    const entered = form.getValues();
    const fresh = names.filter(
      (name) =>
        !isSame(source[name], followed.current[name]) &&
        isSame(entered[name], followed.current[name]) &&
        !hasFocus(name),
    );
    followed.current = source;
    if (fresh.length > 0) {
      form.setValues(Object.fromEntries(fresh.map((name) => [name, source[name]])) as Partial<Values>);
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a form is another object with every render
  }, [JSON.stringify(source)]);
  return (saved) => {
    followed.current = saved;
  };
}

/** Returns whether the focus is in a field of a form, or in a part of the field. Forms mark fields with `data-path`. */
export function hasFocus(name: string): boolean {
  const path = document.activeElement?.closest('[data-path]')?.getAttribute('data-path');
  return path === name || path?.startsWith(`${name}.`) === true;
}
