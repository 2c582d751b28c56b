import { Unavailable } from '../errors.ts';

/** Lets work pass, a bounded number at a time; turns callers away when too many wait. */
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
      // The place passes on to whoever waits longest.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
