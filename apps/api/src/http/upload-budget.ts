import { Unavailable } from '../errors.ts';

/** Bytes of uploads that one copy of the server holds in memory at a time. */
const totalBytes = 160 * 1024 * 1024;
const longestWaitMs = 10_000;
const longestQueue = 200;

interface Waiting {
  bytes: number;
  grant: () => void;
}

let freeBytes = totalBytes;
const queue: Waiting[] = [];

/**
 * Sets memory aside for an upload, first come first served. Returns how to give it back. Waiting is
 * bounded: under too many uploads at once the last ones are asked to try again.
 */
export async function reserveUploadBytes(bytes: number): Promise<() => void> {
  await takeTurn(bytes);
  let released = false;
  return () => {
    if (released) return;
    released = true;
    freeBytes += bytes;
    grantNext();
  };
}

function takeTurn(bytes: number): Promise<void> {
  if (queue.length === 0 && bytes <= freeBytes) {
    freeBytes -= bytes;
    return Promise.resolve();
  }
  if (queue.length >= longestQueue) return Promise.reject(new Unavailable());
  return new Promise((resolve, reject) => {
    const waiting: Waiting = {
      bytes,
      grant() {
        clearTimeout(timer);
        freeBytes -= bytes;
        resolve();
      },
    };
    const timer = setTimeout(() => {
      queue.splice(queue.indexOf(waiting), 1);
      reject(new Unavailable());
      grantNext();
    }, longestWaitMs);
    queue.push(waiting);
  });
}

function grantNext(): void {
  for (let next = queue[0]; next && next.bytes <= freeBytes; next = queue[0]) {
    queue.shift();
    next.grant();
  }
}
