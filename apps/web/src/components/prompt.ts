/** A question that a dialog over the page asks, on behalf of code that waits for the answer. */
export interface Prompt {
  /** Asks; whether it was answered. False at once on a page without the dialog. Several who ask at once get one answer. */
  ask(): Promise<boolean>;
  isWanted(): boolean;
  /** For the dialog: answers all who wait. */
  settle(answered: boolean): void;
  subscribe(listener: () => void): () => void;
}

export function createPrompt(): Prompt {
  let waiting: ((answered: boolean) => void)[] = [];
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    ask() {
      if (!listeners.size) return Promise.resolve(false);
      return new Promise((resolve) => {
        waiting = [...waiting, resolve];
        tell();
      });
    },
    isWanted: () => waiting.length > 0,
    settle(answered) {
      const settled = waiting;
      waiting = [];
      for (const settle of settled) settle(answered);
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
