import * as texts from '@africanscity/messages/site';
import { ApiError, Unavailable } from '../errors.ts';
import { networkOf } from '../network.ts';

const megabyte = 1024 * 1024;

/** Limits of bytes of bodies in flight in one copy of the server. Bytes of files are on the disk. */
export const shares = {
  account: 160 * megabyte,
  /** All accounts at one address: an office or a mobile network has many. */
  network: 640 * megabyte,
  anonymousNetwork: 32 * megabyte,
  /** Files of all anonymous senders. */
  anonymous: 256 * megabyte,
  /** Files of all senders. */
  total: 1_536 * megabyte,
} as const;

export interface Sender {
  address: string;
  /** Null for anonymous callers. */
  userId: number | null;
}

/** The part of its sender's shares that one request uses. */
export interface UploadShare {
  /** Counts received bytes. Throws 429 when the sender's share is full, 503 when the total is. */
  take(bytes: number): void;
  /** Releases all bytes. Bytes after that are neither stored nor counted. */
  release(): void;
}

const held = new Map<string, number>();

/**
 * Counts the bytes of a request as they arrive; announced lengths take nothing. Forms without files count against their
 * sender alone, so that uploads of others never block them.
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
      if (common.some(isFull)) throw new Unavailable(texts.tooManyUploadsArrive());
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
    const message = texts.tooManyUploadsOnce();
    super(429, 'too_many_uploads', message, { retryAfter: 10 });
  }
}
