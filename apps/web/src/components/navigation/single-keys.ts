import { useLocalStorage } from '@mantine/hooks';
import { useEffect, useRef } from 'react';

/**
 * Handlers by `KeyboardEvent.key`: "j", "?", "ArrowDown". A handler that returns false leaves the key to the browser.
 */
export type SingleKeys = Record<string, () => void | false>;

/** Whether single-key shortcuts are on, stored on the device. Users of speech input turn them off. */
export function useSingleKeysChoice() {
  return useLocalStorage({ key: 'single-keys', defaultValue: true, getInitialValueInEffect: true });
}

/** Handles single-key shortcuts, except while the user types or a dialog or menu is open. */
export function useSingleKeys(keys: SingleKeys): void {
  const current = useRef(keys);
  const [on] = useSingleKeysChoice();
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isBusy()) return;
      const keysNow = new Map(Object.entries(current.current));
      const handler = keysNow.get(event.key);
      if (handler && handler() !== false) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [on]);
}

/** Returns whether the focused element handles keys itself. */
function isBusy(): boolean {
  const focused = document.activeElement;
  const types = focused?.matches('textarea, select, [contenteditable], input:not([type=checkbox], [type=radio])');
  return Boolean(types) || document.querySelector('[role=dialog], [role=menu], dialog[open]') !== null;
}
