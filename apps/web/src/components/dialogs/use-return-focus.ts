import { useEffect } from 'react';
import { lastUsed, regionOf } from './last-used.ts';

/**
 * Focuses the control that opened a dialog once the dialog is unmounted. Mantine only does so for dialogs that stay
 * mounted while they are closed. A dialog that moved the focus elsewhere keeps it there.
 */
export function useReturnFocus(): void {
  useEffect(() => {
    const used = document.activeElement === document.body ? lastUsed() : null;
    const opener = openerOf(used?.control ?? document.activeElement);
    if (!opener) return;
    const places = placesNear(opener, used?.region ?? regionOf(opener));
    return () => returnFocus(opener, places);
  }, []);
}

/** An item of a menu disappears with the menu, so the button of the menu stands for it. */
function openerOf(element: Element | null): HTMLElement | null {
  const labelId = element?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  const opener = labelId ? document.getElementById(labelId) : element;
  return opener instanceof HTMLElement ? opener : null;
}

/** Returns what to focus when the opener was removed with its row, the best first: controls of other rows, headings. */
function placesNear(opener: HTMLElement, region: Element | null): (() => HTMLElement | null)[] {
  const row = opener.closest('tr, li');
  const rows = row ? [...after(row, 'nextElementSibling'), ...after(row, 'previousElementSibling')] : [];
  const alike = opener.ariaHasPopup ? `[aria-haspopup="${opener.ariaHasPopup}"]` : 'a[href], button';
  const heading = region?.querySelector<HTMLElement>('h1, h2, h3') ?? null;
  return [
    ...rows.map((other) => () => other.querySelector<HTMLElement>(alike)),
    () => heading,
    () => document.querySelector<HTMLElement>('main h1'),
  ];
}

function after(row: Element, direction: 'nextElementSibling' | 'previousElementSibling'): Element[] {
  const found: Element[] = [];
  for (let other = row[direction]; other; other = other[direction]) found.push(other);
  return found;
}

/** Focuses the opener as soon as it is enabled, or a place near it when its row is removed after the dialog. */
function returnFocus(opener: HTMLElement, places: (() => HTMLElement | null)[]): void {
  const observer = new MutationObserver(settle);
  const stop = () => {
    observer.disconnect();
    document.removeEventListener('pointerdown', stop);
  };
  function settle() {
    const active = document.activeElement;
    if (active !== opener && active !== document.body) return stop();
    if (opener.isConnected) {
      if (active !== opener) opener.focus({ preventScroll: true });
      return;
    }
    focusFirst(places);
    stop();
  }
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  // A click elsewhere says where the user goes on.
  document.addEventListener('pointerdown', stop);
  settle();
}

function focusFirst(places: (() => HTMLElement | null)[]): void {
  for (const place of places) {
    const element = place();
    if (!element?.isConnected) continue;
    if (/^H\d$/.test(element.tagName)) element.tabIndex = -1;
    element.focus({ preventScroll: true });
    if (document.activeElement === element) return;
  }
}
