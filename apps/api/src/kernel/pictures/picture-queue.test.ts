import { decodeMemory } from './picture-limits.ts';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inPictureQueue } from './picture-queue.ts';

const small = 1024 * 1024;
const large = decodeMemory * 0.75;

/** Work that runs until the test ends it, and records when it began. */
function createWork(begun: string[]) {
  const ends = new Map<string, () => void>();
  const work = (name: string, sender: string, bytes: number, signal?: AbortSignal) =>
    inPictureQueue({ sender, bytes, signal }, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
    });
  return {
    work,
    async end(name: string) {
      ends.get(name)?.();
      for (let turns = 0; turns < 5; turns += 1) await turn();
    },
  };
}

test('senders take turns, however much one of them has sent', async () => {
  const begun: string[] = [];
  const { work, end } = createWork(begun);
  const all = ['a1', 'a2', 'a3', 'a4'].map((name) => work(name, 'a', small));
  all.push(work('b1', 'b', small), work('c1', 'c', small), work('b2', 'b', small));
  await turn();
  expect(begun).toEqual(['a1', 'a2']);
  for (let at = 0; at < 7; at += 1) await end(begun[at] ?? '');
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2']);
  await Promise.all(all);
});

test('a small picture overtakes large ones of others, and a large one still gets its turn', async () => {
  const begun: string[] = [];
  const { work, end } = createWork(begun);
  const all = [work('a1', 'a', large), work('b1', 'b', large)];
  for (let index = 0; index < 12; index += 1) all.push(work(`small ${index}`, `sender ${index}`, small));
  await turn();
  expect(begun).toEqual(['a1', 'small 0']);
  for (let index = 0; index < 12; index += 1) await end(`small ${index}`);
  // One picture of each sender may overtake it eight times; then it comes next.
  expect(begun).toHaveLength(9);
  await end('a1');
  expect(begun[9]).toBe('b1');
  await end('b1');
  for (let index = 0; index < 12; index += 1) await end(`small ${index}`);
  await Promise.all(all);
});

test('never works on two large pictures at once', async () => {
  const begun: string[] = [];
  const { work, end } = createWork(begun);
  const all = [work('a', 'a', large), work('b', 'b', large), work('more than all', 'c', decodeMemory * 2)];
  await turn();
  expect(begun).toEqual(['a']);
  await end('a');
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'more than all']);
  await end('more than all');
  await Promise.all(all);
});

test('refuses a sender whose queue is full, and no other', async () => {
  const begun: string[] = [];
  const { work, end } = createWork(begun);
  const stop = new AbortController();
  const full = Array.from({ length: 102 }, (_, index) => work(`a${index}`, 'a', small, stop.signal));
  const settled = Promise.allSettled(full);
  await expect(work('one more', 'a', small)).rejects.toMatchObject({ statusCode: 503 });
  const other = work('b', 'b', small);
  await end('a0');
  await end('a1');
  expect(begun).toContain('b');
  stop.abort(new Error('given up'));
  for (const name of begun) await end(name);
  await other;
  expect((await settled).filter(({ status }) => status === 'rejected').length).toBeGreaterThan(90);
});

test('never starts cancelled work, and makes room for the next', async () => {
  const begun: string[] = [];
  const { work, end } = createWork(begun);
  const stop = new AbortController();
  const first = work('a', 'a', large);
  const blocking = work('blocking', 'b', large, stop.signal);
  const behind = work('behind', 'b', small);
  await turn();
  expect(begun).toEqual(['a']);
  stop.abort(new Error('given up'));
  await expect(blocking).rejects.toThrow('given up');
  expect(begun).toEqual(['a', 'behind']);
  await end('behind');
  await end('a');
  await Promise.all([first, behind]);
  await expect(work('too late', 'a', small, stop.signal)).rejects.toThrow('given up');
});
