import { safeLocalStorage } from '../../../api/browser-storage.ts';

/** Also read by the script of the document that runs before the first paint. */
const name = 'dismissed-announcements';
const kept = 50;
const listeners = new Set<() => void>();

/** An announcement's name in the storage and in styles, where a number would need quotes. */
export function markOf(id: number): string {
  return `a${id}`;
}

/** The announcements that were dismissed on this device: their marks with a space between. */
export const dismissedAnnouncements = {
  read(): string {
    return safeLocalStorage.read(name) ?? '';
  },
  add(id: number): void {
    const ids = dismissedAnnouncements.read().split(' ').filter(Boolean);
    safeLocalStorage.write(name, [markOf(id), ...ids].slice(0, kept).join(' '));
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
