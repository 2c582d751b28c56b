/** Also read by the script in index.html, before the first paint. */
const name = 'dismissed-announcements';
const kept = 50;
const listeners = new Set<() => void>();

/** The announcements that were dismissed on this device: their numbers with a space between. */
export const dismissedAnnouncements = {
  read(): string {
    try {
      return localStorage.getItem(name) ?? '';
    } catch {
      return '';
    }
  },
  add(id: number): void {
    const ids = dismissedAnnouncements.read().split(' ').filter(Boolean);
    try {
      localStorage.setItem(name, [String(id), ...ids].slice(0, kept).join(' '));
    } catch {
      // Without storage it comes back with the next page.
    }
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
