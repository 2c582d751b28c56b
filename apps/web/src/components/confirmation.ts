type Settle = (confirmed: boolean) => void;

let waiting: Settle[] = [];
const listeners = new Set<() => void>();

/**
 * Has the place where one confirms to be oneself ask for it; whether that was done. False at once on a page
 * that has no such place. Calls that wait at the same moment are answered together.
 */
export function askForConfirmation(): Promise<boolean> {
  if (!listeners.size) return Promise.resolve(false);
  return new Promise((resolve) => {
    waiting = [...waiting, resolve];
    tell();
  });
}

/** For the place that asks. */
export const confirmation = {
  isWanted: () => waiting.length > 0,
  settle(confirmed: boolean): void {
    const settled = waiting;
    waiting = [];
    for (const settle of settled) settle(confirmed);
    tell();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function tell(): void {
  for (const listener of listeners) listener();
}
