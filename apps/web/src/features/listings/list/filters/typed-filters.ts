import type { FormEvent } from 'react';
import { flushSync } from 'react-dom';

/** Handlers for an element around forms, which mark those with input that is not applied yet. */
export const typedMarks = {
  onInput({ target }: FormEvent) {
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) target.form?.setAttribute(mark, '');
  },
  onSubmit({ target }: FormEvent) {
    (target as Element).removeAttribute(mark);
  },
};

const mark = 'data-typed';

/** Applies the input of marked forms, one after the other. Returns whether all of it is valid; its errors are shown. */
export function applyTyped(around: Element): boolean {
  return [...around.querySelectorAll<HTMLFormElement>(`form[${mark}]`)].every((form) => {
    // Each form applies its input to the choices before it.
    flushSync(() => form.requestSubmit());
    return !form.querySelector('[aria-invalid="true"]');
  });
}
