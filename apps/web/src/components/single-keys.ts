import { useLocalStorage } from '@mantine/hooks';
import { useEffect, useRef } from 'react';

/** By the key as the keyboard says it: "j", "?", "ArrowDown". A handler that answers false leaves the key to the browser. */
export type SingleKeys = Record<string, () => void | false>;

/** Whether keys pressed alone do something, kept on the device. Whoever speaks to their computer turns them off. */
export function useSingleKeysChoice() {
  return useLocalStorage({ key: 'single-keys', defaultValue: true, getInitialValueInEffect: true });
}

/** Listens for keys pressed alone while nobody types, and no dialog and no menu is open. */
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

/** Where keys mean something already. */
function isBusy(): boolean {
  const focused = document.activeElement;
  const types = focused?.matches('textarea, select, [contenteditable], input:not([type=checkbox], [type=radio])');
  return Boolean(types) || document.querySelector('[role=dialog], [role=menu], dialog[open]') !== null;
}
