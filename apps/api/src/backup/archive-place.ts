import { createReadStream, createWriteStream, rmSync } from 'node:fs';
import { open, rename, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { PassThrough, type Readable, type Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { OperatorError } from '../boot/operator-errors.ts';
import { openS3Object } from './s3-object.ts';

/** The place of a backup: a file, or an object in an S3-compatible store. */
export interface ArchivePlace {
  /** Text for the operator, without secrets. */
  described: string;
  /** Opens a new archive of some `expectedBytes`. It appears under its name once `commit` resolves, or not at all. */
  create(expectedBytes: number): Promise<{ stream: Writable; commit(): Promise<void>; abort(): Promise<void> }>;
  /** Opens the archive for reading from its start. */
  open(): Promise<Readable>;
}

/** Returns the place of a path, or of `s3://KEY:SECRET@HOST/BUCKET/NAME?region=REGION`. */
export function archivePlace(text: string): ArchivePlace {
  return text.startsWith('s3:') ? s3Place(text) : filePlace(text);
}

function filePlace(path: string): ArchivePlace {
  return {
    described: path,
    async create() {
      const temporary = join(dirname(path), `.${basename(path)}.${process.pid}.part`);
      const stream = createWriteStream(temporary, { mode: 0o600, flush: true });
      const remove = () => rmSync(temporary, { force: true });
      const forget = onSignal(remove);
      return {
        stream,
        async commit() {
          await rename(temporary, path);
          const folder = await open(dirname(path));
          await folder.sync().finally(() => folder.close());
          forget();
        },
        async abort() {
          stream.destroy();
          remove();
          forget();
        },
      };
    },
    async open() {
      const found = await stat(path).catch(() => undefined);
      if (!found?.isFile()) throw new OperatorError(`There is no backup at ${path}.`);
      return createReadStream(path, { highWaterMark: 1 << 20 });
    },
  };
}

function s3Place(address: string): ArchivePlace {
  const object = openS3Object(address);
  return {
    described: object.described,
    async create(expectedBytes) {
      const stream = new PassThrough({ highWaterMark: 1 << 20 });
      const upload = object.upload(stream, expectedBytes);
      upload.done.catch((error: Error) => stream.destroy(error));
      // A store keeps the parts of an upload that is neither completed nor aborted, and charges for them.
      const forget = onSignal(upload.abort);
      return {
        stream,
        commit: async () => {
          await upload.done;
          forget();
        },
        async abort() {
          // Without this, the store would take the cut-off stream for a whole one.
          await upload.abort();
          stream.destroy();
          await finished(stream).catch(() => {});
          forget();
        },
      };
    },
    open: async () => object.read(),
  };
}

const signals = ['SIGINT', 'SIGTERM'] as const;

/** Ends the process at a signal, after removing what is half done. Returns a function that ends this. */
function onSignal(remove: () => void | Promise<void>): () => void {
  const end = () => void Promise.resolve(remove()).finally(() => process.exit(130));
  for (const signal of signals) process.once(signal, end);
  return () => {
    for (const signal of signals) process.off(signal, end);
  };
}
