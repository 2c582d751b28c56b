/** Moves the focus to what has just appeared, unless the visitor is in a control that is still there. */
export function moveFocus(element: HTMLElement | null): void {
  if (document.activeElement?.matches('input, select, textarea, [contenteditable]')) return;
  element?.focus({ preventScroll: true });
}
