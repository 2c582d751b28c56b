import { maxFavorites } from '@africanscity/contracts/favorites';

const key = 'favorites';
const listeners = new Set<() => void>();
let cached: { text: string | null; ids: number[] } = { text: null, ids: [] };

/** Favorites of somebody who is not logged in: numbers of listings, kept on this device, the latest first. */
export const deviceFavorites = {
  /** The same array as long as nothing changed, as React wants it. */
  read(): number[] {
    const text = localStorage.getItem(key);
    if (text !== cached.text) cached = { text, ids: parse(text) };
    return cached.ids;
  },
  write(ids: number[]): void {
    if (ids.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(ids.slice(0, maxFavorites)));
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  },
};

/** Anything may stand in storage; only numbers of listings are taken from it. */
function parse(text: string | null): number[] {
  try {
    const value = JSON.parse(text ?? '[]') as unknown;
    return Array.isArray(value) ? value.filter((id): id is number => Number.isSafeInteger(id) && id > 0) : [];
  } catch {
    return [];
  }
}
