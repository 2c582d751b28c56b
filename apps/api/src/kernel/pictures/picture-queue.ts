import * as texts from '@africanscity/messages/site';
import { Unavailable } from '../../errors.ts';
import { decodeMemory } from './picture-limits.ts';

/** Concurrent pictures. Node has four threads for such work; files and passwords need the others. */
const mostAtOnce = 2;
/** Waiting pictures of one sender. They are on the disk, so that only their time counts. */
const longestQueue = 100;
/** Timeout of a turn. */
export const longestWaitMs = 240_000;
/** Smaller pictures overtake a large one that does not fit yet, but only so often. */
const mostOvertaken = 8;

interface Waiting {
  bytes: number;
  overtaken: number;
  start: () => void;
}

export interface PictureWork {
  /** Sender of the picture: each has a queue, and these take turns. */
  sender: string;
  /** Estimated memory of the work. */
  bytes: number;
  /** Cancels a turn that has not come yet. */
  signal?: AbortSignal;
}

let running = 0;
let usedBytes = 0;
/** By sender; after a turn, a sender moves to the end. */
const queues = new Map<string, Waiting[]>();

/** Returns how many pictures are processed and how many wait. */
export function pictureQueueLength(): { running: number; waiting: number } {
  let waiting = 0;
  for (const queue of queues.values()) waiting += queue.length;
  return { running, waiting };
}

/**
 * Runs work when it is its sender's turn and there is memory for it. Throws `Unavailable` when too much of the sender's work
 * waits already or the turn does not come in four minutes, and the signal's reason.
 */
export async function inPictureQueue<Result>(work: PictureWork, run: () => Promise<Result>): Promise<Result> {
  await takeTurn(work);
  try {
    return await run();
  } finally {
    running -= 1;
    usedBytes -= work.bytes;
    startNext();
  }
}

async function takeTurn({ sender, bytes, signal }: PictureWork): Promise<void> {
  signal?.throwIfAborted();
  const queue = queues.get(sender) ?? [];
  if (queue.length >= longestQueue) throw tooMany();
  queues.set(sender, queue);
  const turn = Promise.withResolvers<void>();
  const waiting: Waiting = { bytes, overtaken: 0, start: turn.resolve };
  const giveUp = (reason: unknown) => {
    const at = queue.indexOf(waiting);
    if (at < 0) return;
    queue.splice(at, 1);
    if (queue.length === 0) queues.delete(sender);
    turn.reject(reason);
    // The next one may fit now.
    startNext();
  };
  const onAbort = () => giveUp(signal?.reason);
  const timer = setTimeout(() => giveUp(tooMany()), longestWaitMs);
  signal?.addEventListener('abort', onAbort, { once: true });
  queue.push(waiting);
  startNext();
  try {
    await turn.promise;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
}

function startNext(): void {
  for (let next = findNext(); next; next = findNext()) {
    const [sender, queue] = next;
    const waiting = queue.shift();
    queues.delete(sender);
    if (queue.length > 0) queues.set(sender, queue);
    if (!waiting) continue;
    running += 1;
    usedBytes += waiting.bytes;
    waiting.start();
  }
}

/** Returns the next sender: the first whose picture fits, unless an earlier one has been overtaken too often. */
function findNext(): [sender: string, queue: Waiting[]] | undefined {
  const passed: Waiting[] = [];
  for (const [sender, queue] of queues) {
    const first = queue[0];
    if (!first) continue;
    if (fits(first)) {
      for (const waiting of passed) waiting.overtaken += 1;
      return [sender, queue];
    }
    if (running >= mostAtOnce || first.overtaken >= mostOvertaken) return undefined;
    passed.push(first);
  }
  return undefined;
}

/** Work larger than the whole budget runs alone. */
function fits({ bytes }: Waiting): boolean {
  return running === 0 || (running < mostAtOnce && usedBytes + bytes <= decodeMemory);
}

function tooMany(): Unavailable {
  return new Unavailable(texts.tooManyPicturesArrive());
}
