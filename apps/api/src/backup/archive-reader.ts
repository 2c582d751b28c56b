import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { extract } from 'tar-stream';
import { OperatorError } from '../boot/operator-errors.ts';
import {
  type BackupEnd,
  type BackupHeader,
  checksumField,
  contentOf,
  endName,
  formatVersion,
  headerName,
  type Part,
  sha256,
} from './archive-format.ts';

/** Parts are at most a table's longest row or a picture; anything longer is damage. */
const longestPart = 512 * 2 ** 20;

/** Returns the parts of an archive in their order. Throws `OperatorError`, which names the part, for a damaged one. */
export async function* readParts(archive: Readable): AsyncGenerator<Part, void> {
  const tar = extract();
  archive.on('error', (error) => tar.destroy(error));
  archive.pipe(tar);
  let last = 'its beginning';
  let ended = false;
  try {
    for await (const entry of tar) {
      const { name, size, pax } = entry.header;
      const checksums = pax as Record<string, string> | null | undefined;
      last = `the part ${name}`;
      if (size > longestPart) throw damaged(last);
      const bytes = await buffer(entry);
      if (bytes.length !== size || sha256(bytes) !== checksums?.[checksumField]) throw damaged(last);
      yield { name, bytes };
      ended = name === endName;
    }
  } catch (error) {
    throw isDamage(error) ? damaged(last) : error;
  } finally {
    archive.destroy();
  }
  if (!ended) throw damaged(last);
}

/** Reads the description of an archive, its first part. */
export async function readHeader(archive: Readable): Promise<BackupHeader> {
  for await (const { name, bytes } of readParts(archive)) {
    if (name !== headerName) break;
    const header = JSON.parse(bytes.toString()) as BackupHeader;
    if (header.format === formatVersion) return header;
    throw new OperatorError(`The backup has the format ${header.format}; this version reads ${formatVersion}.`);
  }
  throw new OperatorError('The file is not a backup of a marketplace.');
}

/** Reads a whole archive and checks that no part is damaged or missing. Calls `onPart` after each one. */
export async function verifyArchive(archive: Readable, onPart: (parts: number) => void): Promise<BackupEnd> {
  let parts = 0;
  let files = 0;
  for await (const { name, bytes } of readParts(archive)) {
    if (name === endName) {
      const end = JSON.parse(bytes.toString()) as BackupEnd;
      if (end.parts !== parts || end.files !== files)
        throw new OperatorError(`The backup is damaged: it has ${parts} parts, and had ${end.parts}.`);
      return end;
    }
    const content = contentOf(name);
    if (content && 'key' in content) files += 1;
    parts += 1;
    onPart(parts);
  }
  throw damaged('its end');
}

function damaged(part: string): OperatorError {
  return new OperatorError(`The backup is damaged at ${part}. Nothing was restored. Use another backup.`);
}

function isDamage(error: unknown): boolean {
  return error instanceof Error && /Invalid tar header|Unexpected end of data|Premature close/i.test(error.message);
}
