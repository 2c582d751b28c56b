import { Unavailable } from '../errors.ts';

/** Runs work with bounded concurrency. Throws `Unavailable` when too many callers wait. */
export type Semaphore = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function createSemaphore({ atOnce, waiting }: { atOnce: number; waiting: number }): Semaphore {
  const queue: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new Unavailable();
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The place passes on to the caller that has waited longest.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
