/** The result of an action on the previous page, or a next step. */
export interface PageNotice {
  message: string;
  title?: string;
  kind?: 'success' | 'info';
}

interface ShownNotice extends PageNotice {
  /** In milliseconds since 1970. */
  shownAt: number;
}

/** Navigations within this time are the app's own redirects, such as administrators to their area. */
const settlingMs = 1_000;

let notice: ShownNotice | null = null;
const listeners = new Set<() => void>();

function set(next: ShownNotice | null): void {
  notice = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a message at the top of the page, until it is dismissed or the visitor leaves the page. Call it on that page.
 */
export function showNotice(shown: PageNotice): void {
  set({ ...shown, shownAt: Date.now() });
}

export const pageNotice = {
  get: () => notice,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  dismiss: () => set(null),
  /** Call it when another page is shown. */
  leavePage: () => {
    if (notice && Date.now() - notice.shownAt > settlingMs) set(null);
  },
};
