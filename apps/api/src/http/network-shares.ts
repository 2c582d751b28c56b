import { TooManyRequests } from '../errors.ts';

export interface ShareLimits {
  /** Requests of one network that run at a time. */
  atOnce: number;
  /** Further requests of the network that wait for their turn. */
  waiting: number;
  longestWaitMs: number;
}

export const shareLimits: ShareLimits = { atOnce: 4, waiting: 32, longestWaitMs: 10_000 };

/** Seconds after which a refused request may come again. */
const retryAfter = 2;

interface Network {
  running: number;
  /** Starts the oldest waiting request. */
  queue: (() => void)[];
}

/** Limits the concurrent expensive work of each network in this copy of the server. */
export class NetworkShares {
  readonly #limits: ShareLimits;
  readonly #networks = new Map<string, Network>();

  constructor(limits = shareLimits) {
    this.#limits = limits;
  }

  /**
   * Resolves when the network may start one more request, with a function that ends it; calling that again does nothing.
   * Throws `TooManyRequests` when too many wait already or the turn does not come in time, and the signal's reason.
   */
  async enter(name: string, signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    const network = this.#networks.get(name) ?? { running: 0, queue: [] };
    this.#networks.set(name, network);
    if (network.running >= this.#limits.atOnce) await this.#wait(network, signal);
    else network.running += 1;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#leave(name, network);
    };
  }

  async #wait({ queue }: Network, signal: AbortSignal | undefined): Promise<void> {
    if (queue.length >= this.#limits.waiting) throw new TooManyRequests(retryAfter);
    const turn = Promise.withResolvers<void>();
    queue.push(turn.resolve);
    const giveUp = (reason: unknown) => {
      const at = queue.indexOf(turn.resolve);
      if (at < 0) return;
      queue.splice(at, 1);
      turn.reject(reason);
    };
    const onAbort = () => giveUp(signal?.reason);
    const timer = setTimeout(() => giveUp(new TooManyRequests(retryAfter)), this.#limits.longestWaitMs);
    signal?.addEventListener('abort', onAbort, { once: true });
    try {
      await turn.promise;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    }
  }

  /** The place passes on to the request that has waited longest. */
  #leave(name: string, network: Network): void {
    const next = network.queue.shift();
    if (next) return next();
    network.running -= 1;
    if (network.running === 0) this.#networks.delete(name);
  }
}
