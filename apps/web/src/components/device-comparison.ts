import { maxCompared } from '@africanscity/contracts/listings';

/** A listing that was chosen for comparison, with the few words by which people know it again. */
export interface Chosen {
  id: number;
  name: string;
}

const key = 'compare';
const listeners = new Set<() => void>();
let cached: { text: string | null; chosen: Chosen[] } = { text: null, chosen: [] };

/** What somebody chose to compare: kept on this device, in the order chosen, the same in all tabs. */
export const deviceComparison = {
  /** The same array as long as nothing changed, as React wants it. */
  read(): Chosen[] {
    const text = localStorage.getItem(key);
    if (text !== cached.text) cached = { text, chosen: parse(text) };
    return cached.chosen;
  },
  write(chosen: Chosen[]): void {
    if (chosen.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(chosen.slice(0, maxCompared)));
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

/** Anything may stand in storage; only what names a listing is taken from it. */
function parse(text: string | null): Chosen[] {
  try {
    const value = JSON.parse(text ?? '[]') as unknown;
    return Array.isArray(value) ? value.filter(isChosen).slice(0, maxCompared) : [];
  } catch {
    return [];
  }
}

function isChosen(value: unknown): value is Chosen {
  const { id, name } = (value ?? {}) as Partial<Chosen>;
  return Number.isSafeInteger(id) && Number(id) > 0 && typeof name === 'string';
}
