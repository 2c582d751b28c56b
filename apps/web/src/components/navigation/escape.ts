const layers =
  '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], dialog[open], [aria-haspopup][aria-expanded="true"]';

/** Returns whether another part of the page handles Escape: a dialog, a menu, a list, full screen or a search. */
export function isEscapeTaken(): boolean {
  const { activeElement, fullscreenElement } = document;
  if (fullscreenElement) return true;
  if (activeElement instanceof HTMLInputElement && activeElement.type === 'search' && activeElement.value) return true;
  return [...document.querySelectorAll(layers)].some((layer) => layer.checkVisibility?.() ?? true);
}
