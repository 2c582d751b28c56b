/** A short message at the top of the page. */
export interface Toast {
  message: string;
  title?: string;
  kind?: 'success' | 'error' | 'info';
}

let wanted = false;
const listeners = new Set<() => void>();

/** Shows a message for five seconds, or until it is tapped. Its code is loaded with the first one. */
export async function showToast(toast: Toast): Promise<void> {
  wanted = true;
  for (const listener of listeners) listener();
  const { show } = await import('./toast-list.tsx');
  show(toast);
}

/** Whether there was ever a message to show, for the place where they appear. */
export const toastsWanted = {
  get: () => wanted,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
