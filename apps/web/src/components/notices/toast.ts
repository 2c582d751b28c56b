export interface Toast {
  message: string;
  title?: string;
  kind?: 'success' | 'error' | 'info';
  /** Stays until it is dismissed, as errors do: for results that the page does not show. */
  stays?: boolean;
  /** Reverts what the message reports. The message has a button for it and is shown for longer. */
  undo?: () => Promise<void>;
}

let wanted = false;
const listeners = new Set<() => void>();

/**
 * Shows a message for some seconds, longer while it has the pointer or the focus. Errors and permanent messages stay
 * until they are dismissed. Forms and pages show their own errors instead. The first message loads the code.
 */
export async function showToast(toast: Toast): Promise<void> {
  wanted = true;
  for (const listener of listeners) listener();
  const { show } = await import('./toast-list.tsx');
  show(toast);
}

/** Whether a toast was ever shown. `Toasts` renders from then on. */
export const toastsWanted = {
  get: () => wanted,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
