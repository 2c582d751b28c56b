/** Moves the focus to an element that has just appeared, unless the focus is in a form control. */
export function moveFocus(element: HTMLElement | null): void {
  if (document.activeElement?.matches('input, select, textarea, [contenteditable]')) return;
  element?.focus({ preventScroll: true });
}
