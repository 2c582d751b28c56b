import { hasCode } from './error-chain.ts';

/**
 * Codes of Postgres, and of Prisma, for a transaction that lost against another one: a serialization failure, a deadlock, a row
 * that the other one created first. Prisma gives its own codes for its own statements only.
 */
const codes = new Set(['40001', '40P01', '23505', 'P2034', 'P2002']);

const tries = 5;

/** Returns whether a transaction may succeed when it is run again, because another one ended it. */
export function isConflict(error: unknown): boolean {
  return hasCode(error, (code) => codes.has(code));
}

/** Runs work again, up to five times, while others end its transaction. */
export async function retryConflicts<Result>(
  work: () => Promise<Result>,
  isWorthAnotherTry: (error: unknown) => boolean = isConflict,
): Promise<Result> {
  for (let round = 1; ; round += 1) {
    try {
      return await work();
    } catch (error) {
      if (round === tries || !isWorthAnotherTry(error)) throw error;
    }
  }
}
