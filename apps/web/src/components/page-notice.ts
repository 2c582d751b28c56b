/** What came of the page before, or what to do next. */
export interface PageNotice {
  message: string;
  title?: string;
  kind?: 'success' | 'info';
}

interface ShownNotice extends PageNotice {
  /** Milliseconds since 1970. */
  shownAt: number;
}

/** Within it, a change of the page is the app's own, as when administrators are sent on to their area. */
const settlingMs = 1_000;

let notice: ShownNotice | null = null;
const listeners = new Set<() => void>();

function set(next: ShownNotice | null): void {
  notice = next;
  for (const listener of listeners) listener();
}

/** Shows a message at the top of the page, until it is dismissed or the visitor goes to another page. Call it on that page. */
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
  /** To be called when another page is shown. */
  leavePage: () => {
    if (notice && Date.now() - notice.shownAt > settlingMs) set(null);
  },
};
