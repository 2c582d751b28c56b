import { ApiError, Unavailable } from '../errors.ts';
import { networkOf } from '../network.ts';

const megabyte = 1024 * 1024;

/** Bytes of bodies that may be underway at once in one copy of the server; those of files are on the disk. */
export const shares = {
  account: 160 * megabyte,
  /** All accounts at one address: an office, or a mobile network, has many. */
  network: 640 * megabyte,
  anonymousNetwork: 32 * megabyte,
  /** Files of all who are not logged in. */
  anonymous: 256 * megabyte,
  /** Files of everybody. */
  total: 1_536 * megabyte,
} as const;

/** Whose body it is. */
export interface Sender {
  address: string;
  /** Null for anonymous callers. */
  userId: number | null;
}

/** What one request holds of its sender's shares. */
export interface UploadShare {
  /** Counts bytes that have come. Throws 429 when the sender's share is full, 503 when everybody's is. */
  take(bytes: number): void;
  /** Gives all back. What still comes afterwards is not kept, nor counted. */
  release(): void;
}

const held = new Map<string, number>();

/**
 * Counts what a request brings, as it comes: what was only announced takes nothing from anybody. Forms
 * without files are counted with their sender alone, so that no upload of others ever stands in their way.
 */
export function openShare({ address, userId }: Sender, hasFiles: boolean): UploadShare {
  const network = networkOf(address);
  const own: [key: string, most: number][] =
    userId === null
      ? [[`anonymous ${network}`, shares.anonymousNetwork]]
      : [
          [`account ${userId}`, shares.account],
          [`network ${network}`, shares.network],
        ];
  const common: [key: string, most: number][] = hasFiles
    ? [['total', shares.total], ...(userId === null ? [['anonymous', shares.anonymous] as [string, number]] : [])]
    : [];
  let taken = 0;
  let isReleased = false;
  const add = (bytes: number) => {
    taken += bytes;
    for (const [key] of [...own, ...common]) {
      const sum = (held.get(key) ?? 0) + bytes;
      if (sum > 0) held.set(key, sum);
      else held.delete(key);
    }
  };
  return {
    take(bytes) {
      if (isReleased) return;
      add(bytes);
      if (own.some(isFull)) throw new TooManyUploads();
      if (common.some(isFull)) throw new Unavailable('Too many uploads arrive at the moment. Try again soon.');
    },
    release() {
      if (!isReleased) add(-taken);
      isReleased = true;
    },
  };
}

function isFull([key, most]: [key: string, most: number]): boolean {
  return (held.get(key) ?? 0) > most;
}

class TooManyUploads extends ApiError {
  constructor() {
    const message = 'Too many uploads at once. Try again when the others have finished.';
    super(429, 'too_many_uploads', message, { retryAfter: 10 });
  }
}
