import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiError } from '../../../errors.ts';
import { workAtOnce } from './at-once.ts';
import { indexNames, isNoted, type PictureNames } from './picture-names.ts';

/** The hash of a picture (of a name of its own before its address is asked), or the reason why it is refused. */
export type TakenPicture = { hash: string; foundAs?: string; isToFetch?: boolean } | { reason: string };

export interface PictureIntake {
  /**
   * Takes pictures by their file names, each once however often it is named. Those that are not
   * looked at any more because `signal` aborted are absent from the answer.
   */
  take(names: Iterable<string>, signal?: AbortSignal): Promise<Map<string, TakenPicture>>;
}

export interface PictureIntakeOptions {
  folder: string | undefined;
  /** Larger files are refused unread. */
  maxBytes: number;
  /** Answers with the hash of the bytes; rejects with an ApiError when they are no acceptable picture. */
  store: (bytes: Buffer, name: string) => Promise<string>;
  onTaken: (name: string, ms: number) => void;
}

// Encoding keeps two cores busy with three at once, and holds three pictures in memory.
const atOnce = 3;
const remembered = 50_000;

/** Takes pictures from a folder. What `store` rejects with other than an ApiError passes through. */
export function createPictureIntake(options: PictureIntakeOptions): PictureIntake {
  const known = new Map<string, TakenPicture>();
  // Read once, for the first name that no file has exactly.
  let index: Promise<PictureNames> | undefined;
  const namesIn = (folder: string) => (index ??= readdir(folder).then(indexNames));
  return {
    async take(names, signal) {
      const taken = new Map<string, TakenPicture>();
      let lastEnd = performance.now();
      await workAtOnce(new Set(names), { atOnce, signal }, async (name) => {
        const before = known.get(name);
        const picture = before ?? (await takeOne(options, namesIn, name));
        taken.set(name, picture);
        if (before) return;
        remember(known, name, picture);
        const now = performance.now();
        options.onTaken(name, now - lastEnd);
        lastEnd = now;
      });
      return taken;
    },
  };
}

async function takeOne(
  options: PictureIntakeOptions,
  namesIn: (folder: string) => Promise<PictureNames>,
  name: string,
): Promise<TakenPicture> {
  const { folder } = options;
  if (folder === undefined) return { reason: `names ${name}, but no folder of pictures was given` };
  const exact = await takeFile(options, folder, name);
  if (exact) return exact;
  const found = (await namesIn(folder)).find(name);
  if (Array.isArray(found))
    return { reason: `names ${name}, which may be ${found.join(' or ')}; write the name of one` };
  const taken = found === undefined ? undefined : await takeFile(options, folder, found);
  if (!taken) return { reason: `names ${name}, which is not in ${folder}` };
  return 'hash' in taken && isNoted(name, found!) ? { ...taken, foundAs: found! } : taken;
}

/** Undefined when there is no such file. */
async function takeFile(
  { maxBytes, store }: PictureIntakeOptions,
  folder: string,
  name: string,
): Promise<TakenPicture | undefined> {
  const path = join(folder, name);
  try {
    const found = await stat(path);
    if (!found.isFile()) return { reason: `names ${name}, which is no file` };
    if (found.size > maxBytes)
      return { reason: `names ${name}, which is larger than ${Math.floor(maxBytes / 1024 ** 2)} MB` };
    return { hash: await store(await readFile(path), name) };
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' || code === 'ENAMETOOLONG') return undefined;
    if (code === 'EACCES') return { reason: `names ${name}, which may not be read` };
    if (error instanceof ApiError && error.statusCode < 500) return { reason: `names ${name}: ${error.message}` };
    throw error;
  }
}

function remember(known: Map<string, TakenPicture>, name: string, picture: TakenPicture): void {
  // Taking a picture again is harmless, so the oldest may be forgotten.
  const [oldest] = known.keys();
  if (known.size >= remembered && oldest !== undefined) known.delete(oldest);
  known.set(name, picture);
}
