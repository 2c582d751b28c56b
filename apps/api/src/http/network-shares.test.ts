import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { TooManyRequests } from '../errors.ts';
import { NetworkShares } from './network-shares.ts';

const limits = { atOnce: 2, waiting: 2, longestWaitMs: 60_000 };

/** Starts so many requests of a network and returns which were admitted, in order. */
function begin(shares: NetworkShares, network: string, count: number) {
  const entered: number[] = [];
  const leaves = Array.from({ length: count }, async (_, at) => {
    const leave = await shares.enter(network);
    entered.push(at);
    return leave;
  });
  // Some are never admitted.
  for (const leave of leaves) leave.catch(() => {});
  return { entered, leaves };
}

describe('shares of networks', () => {
  test('admit two at a time, then the one that has waited longest', async () => {
    const { entered, leaves } = begin(new NetworkShares(limits), 'a', 4);
    await setImmediate();
    expect(entered).toEqual([0, 1]);
    (await leaves[1]!)();
    await setImmediate();
    expect(entered).toEqual([0, 1, 2]);
    (await leaves[0]!)();
    (await leaves[2]!)();
    await setImmediate();
    expect(entered).toEqual([0, 1, 2, 3]);
  });

  test('refuse requests beyond the queue, with a time to try again', async () => {
    const shares = new NetworkShares(limits);
    begin(shares, 'a', 4);
    const refusal = shares.enter('a');
    await expect(refusal).rejects.toBeInstanceOf(TooManyRequests);
    await expect(refusal).rejects.toMatchObject({ statusCode: 429, retryAfter: 2 });
  });

  test('refuse a request whose turn does not come in time', async () => {
    const shares = new NetworkShares({ ...limits, longestWaitMs: 10 });
    begin(shares, 'a', 2);
    await expect(shares.enter('a')).rejects.toBeInstanceOf(TooManyRequests);
  });

  test('keep networks apart', async () => {
    const shares = new NetworkShares(limits);
    begin(shares, 'a', 4);
    const { entered } = begin(shares, 'b', 1);
    await setImmediate();
    expect(entered).toEqual([0]);
  });

  test('free a place once, however often the end is reported', async () => {
    const shares = new NetworkShares(limits);
    const { entered, leaves } = begin(shares, 'a', 4);
    const leave = await leaves[0]!;
    leave();
    leave();
    await setImmediate();
    expect(entered).toEqual([0, 1, 2]);
  });

  test('skip a request whose client left while it waited', async () => {
    const shares = new NetworkShares(limits);
    const { leaves } = begin(shares, 'a', 2);
    const gone = new AbortController();
    const waiting = shares.enter('a', gone.signal);
    const { entered } = begin(shares, 'a', 1);
    gone.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    (await leaves[0]!)();
    await setImmediate();
    expect(entered).toEqual([0]);
  });
});
