import { createHash } from 'node:crypto';
import { appendFile, type FileHandle, open, readFile, rm, writeFile } from 'node:fs/promises';
import type { MapPlan } from './plan-map.ts';
import type { RangeRequest } from './range-requests.ts';

/** Names of a file that is not complete, and of its journal. */
export const partPath = (to: string) => `${to}.part`;
export const journalPath = (to: string) => `${to}.part.journal`;

/** First line of a journal: the version of the source, and the digest of the bytes before the tile data. */
interface JournalHead {
  version: string;
  head: string;
}

/** Each further line: a request by its offset, and the digest of its pieces. */
interface JournalLine {
  offset: number;
  sha256: string;
}

export type Resumption = 'new' | 'resumed' | 'other-version' | 'other-area';

export interface PartFile {
  file: FileHandle;
  resumption: Resumption;
  /** Requests whose bytes are in the file. */
  done: Set<RangeRequest>;
  write(request: RangeRequest, bytes: Buffer): Promise<void>;
  /** Returns whether the file has the bytes of the plan, and all requests with the digests that the journal has. */
  isIntact(): Promise<boolean>;
}

/**
 * Opens the unfinished file of a plan. Keeps the requests of an interrupted download whose bytes are as they were written, if
 * the source has the same version and the plan is the same.
 */
export async function openPartFile(to: string, plan: MapPlan, version: string): Promise<PartFile> {
  const journal = await readJournal(to);
  const expected: JournalHead = { version, head: digestOf([plan.head]) };
  const resumption = compare(journal?.head, expected);
  const file = await open(partPath(to), resumption === 'resumed' ? 'r+' : 'w+');
  const digests = new Map<number, string>();
  const dataAt = plan.head.length;

  const readBytes = async (length: number, position: number) => {
    const bytes = Buffer.alloc(length);
    await file.read(bytes, 0, length, position);
    return bytes;
  };
  const isWritten = async ({ offset, pieces }: RangeRequest) => {
    const parts = await Promise.all(pieces.map(({ target, length }) => readBytes(length, dataAt + target)));
    return digestOf(parts) === digests.get(offset);
  };

  const done = new Set<RangeRequest>();
  try {
    if (resumption === 'resumed') {
      for (const { offset, sha256 } of journal?.lines ?? []) digests.set(offset, sha256);
      for (const request of plan.requests)
        if (digests.has(request.offset) && (await isWritten(request))) done.add(request);
    } else await writeFile(journalPath(to), JSON.stringify(expected));
    await file.truncate(plan.bytes);
    await writeAll(file, plan.head, 0);
  } catch (error) {
    await file.close();
    throw error;
  }

  return {
    file,
    resumption,
    done,
    async write(request, bytes) {
      const parts = request.pieces.map(({ source, target, length }) => {
        const at = source - request.offset;
        return { bytes: bytes.subarray(at, at + length), target };
      });
      for (const part of parts) await writeAll(file, part.bytes, dataAt + part.target);
      const line: JournalLine = { offset: request.offset, sha256: digestOf(parts.map((part) => part.bytes)) };
      digests.set(line.offset, line.sha256);
      await appendFile(journalPath(to), `\n${JSON.stringify(line)}`);
      done.add(request);
    },
    async isIntact() {
      if (!plan.head.equals(await readBytes(dataAt, 0))) return false;
      for (const request of plan.requests) if (!(await isWritten(request))) return false;
      return true;
    },
  };
}

/** Deletes the journal, and the unfinished file if it is there. */
export async function deleteParts(to: string): Promise<void> {
  await rm(journalPath(to), { force: true });
  await rm(partPath(to), { force: true });
}

function compare(found: JournalHead | undefined, expected: JournalHead): Resumption {
  if (!found) return 'new';
  if (found.version !== expected.version) return 'other-version';
  return found.head === expected.head ? 'resumed' : 'other-area';
}

/** Reads the journal of an interrupted download; undefined without one, or without its file. Leaves torn lines out. */
async function readJournal(to: string): Promise<{ head: JournalHead; lines: JournalLine[] } | undefined> {
  try {
    await (await open(partPath(to))).close();
    const [head = '', ...lines] = (await readFile(journalPath(to), 'utf8')).split('\n');
    return { head: JSON.parse(head) as JournalHead, lines: lines.flatMap(readLine) };
  } catch {
    return undefined;
  }
}

function readLine(text: string): JournalLine[] {
  try {
    return [JSON.parse(text) as JournalLine];
  } catch {
    return [];
  }
}

async function writeAll(file: FileHandle, bytes: Buffer, position: number): Promise<void> {
  let done = 0;
  while (done < bytes.length)
    done += (await file.write(bytes, done, bytes.length - done, position + done)).bytesWritten;
}

function digestOf(parts: Buffer[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}
