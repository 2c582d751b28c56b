/** How long a migration waits for other connections, and who is told. */
export interface Patience {
  /** Milliseconds of waiting after which `tell` gets a sentence about it. */
  tellAfterMs: number;
  tell(sentence: string): void;
  /** Milliseconds that the connection with the lock of migrations may do nothing. */
  idleLimitMs: number;
  /** Milliseconds of the whole wait. */
  limitMs: number;
}

const usual: Patience = {
  tellAfterMs: 3_000,
  tell: (sentence) => console.log(sentence),
  idleLimitMs: 60_000,
  limitMs: 30 * 60_000,
};

/** Returns the usual patience with the given parts of it replaced. */
export function patienceOf(given: Partial<Patience> = {}): Patience {
  return { ...usual, ...given };
}
