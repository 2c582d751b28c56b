import type { FormEvent } from 'react';
import { flushSync } from 'react-dom';

/** Handlers for an element around forms, which mark those with input that is not applied yet. */
export const typedMarks = {
  onInput({ target }: FormEvent) {
    (target as HTMLInputElement | HTMLSelectElement).form?.setAttribute(mark, '');
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

/** Applies the input of a form, unless another button did so meanwhile. */
export function applyIfTyped(form: HTMLFormElement): void {
  if (form.hasAttribute(mark)) form.requestSubmit();
}
