/** The result of an action on the previous page, or a next step. */
export interface PageNotice {
  message: string;
  title?: string;
  kind?: 'success' | 'info';
}

interface ShownNotice extends PageNotice {
  /** The path of the page that shows the notice. React may render that page only later. */
  path: string;
}

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
  set({ ...shown, path: window.location.pathname });
}

export const pageNotice = {
  get: () => notice,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  dismiss: () => set(null),
  /** Removes the notice of another page. A redirect, such as that of administrators to their area, takes it along. */
  showPage: ({ isRedirect }: { isRedirect: boolean }) => {
    const path = window.location.pathname;
    if (!notice || notice.path === path) return;
    set(isRedirect ? { ...notice, path } : null);
  },
};
