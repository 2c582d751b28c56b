import { Unavailable } from '../../errors.ts';
import { decodeMemory } from './limits.ts';

/** Pictures worked on at once. Node has four threads for such work; files and passwords need the others. */
const mostAtOnce = 2;
const longestQueue = 200;

interface Waiting {
  bytes: number;
  start: () => void;
}

let running = 0;
let usedBytes = 0;
const queue: Waiting[] = [];

/** Runs work that will hold about so many bytes, first come first served. Throws `Unavailable` when too much waits. */
export async function inPictureQueue<Result>(bytes: number, work: () => Promise<Result>): Promise<Result> {
  if (queue.length >= longestQueue) throw new Unavailable('Too many pictures arrive at the moment. Try again soon.');
  await new Promise<void>((start) => {
    queue.push({ bytes, start });
    startNext();
  });
  try {
    return await work();
  } finally {
    running -= 1;
    usedBytes -= bytes;
    startNext();
  }
}

function startNext(): void {
  for (let next = queue[0]; next && fits(next); next = queue[0]) {
    queue.shift();
    running += 1;
    usedBytes += next.bytes;
    next.start();
  }
}

/** Work larger than the whole budget runs alone. */
function fits({ bytes }: Waiting): boolean {
  return running === 0 || (running < mostAtOnce && usedBytes + bytes <= decodeMemory);
}
