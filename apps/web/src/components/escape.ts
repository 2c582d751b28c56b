const layers =
  '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], dialog[open], [aria-haspopup][aria-expanded="true"]';

/** Whether Escape has a use on the page: it closes a dialog, a menu or a list, leaves full screen or empties a search. */
export function isEscapeTaken(): boolean {
  const { activeElement, fullscreenElement } = document;
  if (fullscreenElement) return true;
  if (activeElement instanceof HTMLInputElement && activeElement.type === 'search' && activeElement.value) return true;
  return [...document.querySelectorAll(layers)].some((layer) => layer.checkVisibility?.() ?? true);
}
