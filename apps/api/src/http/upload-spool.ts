import * as texts from '@africanscity/messages/site';
import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { UploadedFile } from '@africanscity/contracts/call';
import { ApiError } from '../errors.ts';

/** Stores the files of one request on the disk: in memory, a dozen owners with four photographs each would fill it. */
export interface UploadSpool {
  /** Reads a file to its end. Throws 507 when the disk is full. */
  add(stream: Readable, fileName: string): Promise<UploadedFile>;
  /** Deletes all files. Unfinished reads fail. */
  close(): Promise<void>;
}

/** Opens no file before there are bytes. */
export function openSpool(): UploadSpool {
  let opening: Promise<FileHandle> | undefined;
  let end = 0;
  return {
    async add(stream, fileName) {
      const start = end;
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        opening ??= openNameless();
        await writeAll(await opening, chunk, end);
        end += chunk.length;
      }
      const size = end - start;
      return { fileName, size, read: async () => (size ? readRange(await opening, start, size) : Buffer.alloc(0)) };
    },
    async close() {
      await opening?.then((file) => file.close()).catch(() => {});
    },
  };
}

/** An unlinked file disappears with the process that has it open, however that ends. */
async function openNameless(): Promise<FileHandle> {
  const path = join(tmpdir(), `marketplace-upload-${randomUUID()}`);
  try {
    const file = await open(path, 'wx+', 0o600);
    await unlink(path);
    return file;
  } catch (error) {
    throw asFull(error);
  }
}

async function writeAll(file: FileHandle, chunk: Buffer, position: number): Promise<void> {
  try {
    for (let at = 0; at < chunk.length; ) {
      at += (await file.write(chunk, at, chunk.length - at, position + at)).bytesWritten;
    }
  } catch (error) {
    throw asFull(error);
  }
}

async function readRange(file: FileHandle | undefined, start: number, size: number): Promise<Uint8Array> {
  // Never a slice of the buffer pool: it would keep its neighbours alive.
  const bytes = Buffer.allocUnsafeSlow(size);
  for (let at = 0; at < size; ) {
    const { bytesRead } = (await file?.read(bytes, at, size - at, start + at)) ?? { bytesRead: 0 };
    if (bytesRead === 0) throw new Error('The upload no longer exists.');
    at += bytesRead;
  }
  return bytes;
}

function asFull(error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code !== 'ENOSPC' && code !== 'EDQUOT') return error;
  return new ApiError(507, 'storage_full', texts.noSpaceForUploads());
}
