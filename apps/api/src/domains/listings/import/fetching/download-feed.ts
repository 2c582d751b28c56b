import * as texts from '@africanscity/messages/listings';
import { maxImportBytes } from '@africanscity/contracts/listings/values';
import type { ListingFeed } from '@africanscity/db/generated/client';
import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { AppContext } from '../../../../context.ts';
import { RemoteFault } from '../../../../gateways/remote-files/remote-files.ts';

/** The fetch failed, for a reason in a sentence. */
export class FetchFailure extends Error {
  readonly isPassing: boolean;

  constructor(message: string, { isPassing }: { isPassing: boolean }) {
    super(message);
    this.isPassing = isPassing;
  }
}

const timeoutMs = 3 * 60_000;

export interface FetchedFile {
  path: string;
  bytes: number;
  hash: string;
  etag: string | null;
  lastModified: string | null;
}

/**
 * Writes the file of a feed to a path. Returns null for the version that was imported last, unless it takes the same one again. Throws
 * FetchFailure.
 */
export async function downloadFeed(
  ctx: AppContext,
  feed: ListingFeed,
  { path, takesSame }: { path: string; takesSame: boolean },
): Promise<FetchedFile | null> {
  const handle = await open(path, 'w', 0o600);
  try {
    const remote = await ctx.remoteFiles.open({
      address: feed.address!,
      maxBytes: maxImportBytes,
      timeoutMs,
      known: takesSame ? undefined : feed,
    });
    if (!remote) return null;
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const chunk of remote.body) {
      bytes += chunk.length;
      hash.update(chunk);
      await handle.writeFile(chunk);
    }
    if (bytes === 0) throw new RemoteFault(texts.emptyRemoteFile());
    const { etag, lastModified } = remote;
    const file = { path, bytes, hash: hash.digest('hex'), etag, lastModified };
    return !takesSame && file.hash === feed.contentHash ? null : file;
  } catch (error) {
    if (!(error instanceof RemoteFault)) throw error;
    throw new FetchFailure(texts.addressFault({ fault: error.message }), error);
  } finally {
    await handle.close();
  }
}
