/** A question that a dialog asks for code that awaits the answer. */
export interface Prompt {
  /**
   * Asks and resolves with whether the user answered. Resolves with false where the page has no dialog. Concurrent
   * callers share one answer.
   */
  ask(): Promise<boolean>;
  isWanted(): boolean;
  /** Called by the dialog. Resolves all pending calls. */
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
