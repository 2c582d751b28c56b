import { safeLocalStorage } from '../api/browser-storage.ts';

/** A list that is kept on this device, and is the same in all tabs. */
interface DeviceList<Item> {
  /** The same array as long as nothing changed, as React wants it. */
  read: () => Item[];
  write: (items: Item[]) => void;
  /** Calls when the list changes, here or in another tab, until what it answers with is called. */
  subscribe: (listener: () => void) => () => void;
}

/** A list of at most `limit` items under a key. Anything may stand in storage: only what `isItem` knows is taken from it. */
export function deviceList<Item>(
  key: string,
  limit: number,
  isItem: (value: unknown) => value is Item,
): DeviceList<Item> {
  const listeners = new Set<() => void>();
  let cached: { text: string | null; items: Item[] } = { text: null, items: [] };

  function parse(text: string | null): Item[] {
    try {
      const value = JSON.parse(text ?? '[]') as unknown;
      return Array.isArray(value) ? value.filter(isItem).slice(0, limit) : [];
    } catch {
      return [];
    }
  }

  return {
    read() {
      const text = safeLocalStorage.read(key);
      if (text !== cached.text) cached = { text, items: parse(text) };
      return cached.items;
    },
    write(items) {
      if (items.length === 0) safeLocalStorage.remove(key);
      else safeLocalStorage.write(key, JSON.stringify(items.slice(0, limit)));
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
  };
}
