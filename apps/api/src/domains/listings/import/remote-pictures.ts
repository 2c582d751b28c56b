import * as texts from '@africanscity/messages/listings';
import type { RemotePicture } from '@africanscity/db/generated/client';
import { createHash } from 'node:crypto';
import type { AppContext } from '../../../context.ts';
import { ApiError } from '../../../errors.ts';
import { RemoteFault } from '../../../gateways/remote-files/remote-files.ts';
import { maxPictureBytes } from '../../../kernel/pictures/picture-limits.ts';
import { workAtOnce } from './at-once.ts';
import { saveRemotePicture } from './import.sql.ts';
import { fileNameIn } from './picture-address.ts';
import type { PictureIntake, TakenPicture } from './picture-intake.ts';

interface RemotePicturesOptions {
  /** The owner whose listings are imported; null for any owner's. */
  ownerId: number | null;
  /** Asks for nothing: an unknown picture counts as one that can be had. */
  dryRun: boolean;
  store: (bytes: Buffer, name: string) => Promise<string>;
  /** Hears of each picture that was asked for. */
  onTaken: (address: string, ms: number) => void;
  /** Hears of pictures that were not asked for. */
  onKnown: (addresses: string[]) => void;
}

export interface RemotePictures extends PictureIntake {
  /** In a dry run, the number of addresses so far that an import asks for. */
  toFetch(): number;
}

const dayMs = 24 * 60 * 60_000;
/**
 * Agencies seldom replace a photo under its address, and a feed of 300 homes has some 3,000 of them: asking for each with every
 * fetch would be 24,000 requests a day, once a week are 430.
 */
export const checkedForMs = 7 * dayMs;
/** Longer than `checkedForMs`, so that a picture that an import takes without asking is not swept before its listing is written. */
const unusedForMs = 8 * dayMs;
/** Two keep the processor busy with encoding while others wait for the network. */
const atOnce = 4;
const timeoutMs = 30_000;
/** Failures in a row after which a host is not asked again in the same import. */
const mostFailures = 5;

/** Takes pictures from their addresses, and remembers what each gave. */
export function createRemotePictures(
  ctx: Pick<AppContext, 'db' | 'clock' | 'remoteFiles'>,
  { ownerId, dryRun, store, onTaken, onKnown }: RemotePicturesOptions,
): RemotePictures {
  const missing = new Map<string, TakenPicture>();
  const failures = new Map<string, number>();
  const toFetch = new Set<string>();
  return { take, toFetch: () => toFetch.size };

  async function take(addresses: Iterable<string>, signal?: AbortSignal): Promise<Map<string, TakenPicture>> {
    const taken = new Map<string, TakenPicture>();
    const wanted = [...new Set(addresses)];
    const known = await findKnown(wanted);
    const since = new Date(ctx.clock().getTime() - checkedForMs);
    const waiting = wanted.filter((address) => {
      const before = known.get(address);
      const isSettled = missing.has(address) || (before !== undefined && before.checkedAt > since);
      if (!isSettled) toFetch.add(address);
      if (isSettled || dryRun)
        taken.set(
          address,
          missing.get(address) ??
            (before && { hash: before.hash }) ?? { hash: `at ${digestOf(address)}`, isToFetch: true },
        );
      return !isSettled && !dryRun;
    });
    onKnown([...taken.keys()]);
    let lastEnd = performance.now();
    await workAtOnce(waiting, { atOnce, signal }, async (address) => {
      const picture = await ask(address, known.get(address), signal);
      if (!picture) return;
      taken.set(address, picture);
      if ('reason' in picture) missing.set(address, picture);
      const now = performance.now();
      onTaken(address, now - lastEnd);
      lastEnd = now;
    });
    return taken;
  }

  async function findKnown(addresses: string[]): Promise<Map<string, RemotePicture>> {
    const byDigest = new Map(addresses.map((address) => [digestOf(address), address]));
    const rows = await ctx.db.remotePicture.findMany({ where: { ownerId, addressHash: { in: [...byDigest.keys()] } } });
    return new Map(rows.map((row) => [byDigest.get(row.addressHash)!, row]));
  }

  /** Returns undefined when the signal aborted. A known picture stays while its address fails. */
  async function ask(
    address: string,
    known: RemotePicture | undefined,
    signal: AbortSignal | undefined,
  ): Promise<TakenPicture | undefined> {
    const { host } = new URL(address);
    if ((failures.get(host) ?? 0) >= mostFailures)
      return known
        ? { hash: known.hash }
        : { reason: texts.pictureServerFailed({ name: address, count: String(mostFailures) }) };
    const save = (row: Pick<RemotePicture, 'hash' | 'etag' | 'lastModified'>) =>
      saveRemotePicture(ctx.db, { ...row, ownerId, addressHash: digestOf(address), checkedAt: ctx.clock() });
    try {
      const fetched = await fetchPicture(address, known, signal);
      failures.delete(host);
      const { etag, lastModified } = fetched ?? known!;
      const hash = fetched ? await store(fetched.bytes, fileNameIn(address)) : known!.hash;
      await save({ hash, etag, lastModified });
      return { hash };
    } catch (error) {
      if (signal?.aborted) return undefined;
      const reason = reasonOf(address, error);
      failures.set(host, error instanceof RemoteFault && error.isPassing ? (failures.get(host) ?? 0) + 1 : 0);
      if (!known) return { reason };
      await save(known);
      return { hash: known.hash };
    }
  }

  /** Returns null for the known version. */
  async function fetchPicture(
    address: string,
    known: RemotePicture | undefined,
    signal: AbortSignal | undefined,
  ): Promise<{ bytes: Buffer; etag: string | null; lastModified: string | null } | null> {
    const file = await ctx.remoteFiles.open({ address, maxBytes: maxPictureBytes, timeoutMs, known, signal });
    if (!file) return null;
    const chunks: Uint8Array[] = [];
    for await (const chunk of file.body) chunks.push(chunk);
    return { bytes: Buffer.concat(chunks), etag: file.etag, lastModified: file.lastModified };
  }
}

/** Forgets pictures at addresses that no listing shows and no import asked for lately, so that they can be swept. */
export async function forgetRemotePictures(ctx: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  await ctx.db.remotePicture.deleteMany({
    where: {
      checkedAt: { lt: new Date(ctx.clock().getTime() - unusedForMs) },
      file: { pictures: { none: {} } },
    },
  });
}

function reasonOf(address: string, error: unknown): string {
  if (error instanceof RemoteFault) return texts.pictureAddressFault({ name: address, fault: error.message });
  if (error instanceof ApiError && error.statusCode < 500)
    return texts.pictureFault({ name: address, fault: error.message });
  throw error;
}

function digestOf(address: string): string {
  return createHash('sha256').update(address).digest('hex');
}
