/** A short message at the top of the page. */
export interface Toast {
  message: string;
  title?: string;
  kind?: 'success' | 'error' | 'info';
  /** Stays until it is dismissed, as errors do: for what the page itself does not show. */
  stays?: boolean;
}

let wanted = false;
const listeners = new Set<() => void>();

/**
 * Shows a message for some seconds, longer while it has the pointer or the focus. Errors, and messages that stay, remain
 * until they are dismissed. What a form or a page can say itself belongs there. The first message loads the code.
 */
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
