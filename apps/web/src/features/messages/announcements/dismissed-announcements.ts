import { safeLocalStorage } from '../../../api/browser-storage.ts';

/** The document's first-paint script also reads this key. */
const name = 'dismissed-announcements';
const kept = 50;
const listeners = new Set<() => void>();

/** Returns an announcement's name in storage and in CSS selectors, where a number would need quotes. */
export function markOf(id: number): string {
  return `a${id}`;
}

/** Announcements that were dismissed on this device, stored as names separated by spaces. */
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
