import { safeLocalStorage } from './browser-storage.ts';

/** A list in localStorage, synchronised between tabs. */
interface DeviceList<Item> {
  /** Returns the same array until the list changes, as `useSyncExternalStore` requires. */
  read: () => Item[];
  write: (items: Item[]) => void;
  /** Calls the listener on changes in any tab. Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

/** Creates a list of at most `limit` items under a storage key. Stored items that fail `isItem` are ignored. */
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
