import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { TooManyRequests } from '../errors.ts';
import { NetworkShares } from './network-shares.ts';

const limits = { atOnce: 2, waiting: 2, longestWaitMs: 60_000 };

/** Begins so many requests of a network and tells which were let in, in their order. */
function begin(shares: NetworkShares, network: string, count: number) {
  const entered: number[] = [];
  const leaves = Array.from({ length: count }, async (_, at) => {
    const leave = await shares.enter(network);
    entered.push(at);
    return leave;
  });
  // Some are never let in.
  for (const leave of leaves) leave.catch(() => {});
  return { entered, leaves };
}

describe('shares of networks', () => {
  test('let two in at a time, and the longest waiting one next', async () => {
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

  test('refuse what exceeds the queue, with a time to come again', async () => {
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

  test('free a place once, however often its end is told', async () => {
    const shares = new NetworkShares(limits);
    const { entered, leaves } = begin(shares, 'a', 4);
    const leave = await leaves[0]!;
    leave();
    leave();
    await setImmediate();
    expect(entered).toEqual([0, 1, 2]);
  });

  test('leave out a request whose client went away while it waited', async () => {
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
