import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pack } from 'tar-stream';
import { checksumField, sha256 } from './archive-format.ts';

/** Writes the parts of an archive, one after the other; waits for a slow destination. */
export interface ArchiveWriter {
  /** Number of parts so far. */
  parts: number;
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Resolves once the destination has all bytes. */
  end(): Promise<void>;
}

export function openArchiveWriter(destination: Writable): ArchiveWriter {
  const tar = pack();
  const written = pipeline(tar, destination);
  // A failed destination also rejects the write that is under way.
  const failed = new Promise<never>((_, reject) => written.catch(reject));
  failed.catch(() => {});
  const writer: ArchiveWriter = {
    parts: 0,
    async write(name, bytes) {
      writer.parts += 1;
      const pax = { [checksumField]: sha256(bytes) };
      const entered = new Promise<void>((resolve, reject) => {
        const entry = tar.entry({ name, size: bytes.byteLength, mode: 0o600, pax }, (error) =>
          error ? reject(error) : resolve(),
        );
        entry.end(bytes);
      });
      await Promise.race([entered, failed]);
    },
    async end() {
      tar.finalize();
      await written;
    },
  };
  return writer;
}
