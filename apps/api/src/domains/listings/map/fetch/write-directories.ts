import { Compression, type Entry } from 'pmtiles';
import { gzipSync } from 'node:zlib';
import type { EntryTable } from './entry-table.ts';
import { headerBytes } from './write-header.ts';

interface Directories {
  root: Buffer;
  /** All leaf directories, one after the other; empty when the root has all entries. */
  leaves: Buffer;
}

/** Bytes of header and root directory together, which readers request at once. */
const mostRoot = 16_384 - headerBytes;
/** Entries of a leaf directory at first. */
const usualLeaf = 4_096;

/** Writes entries as a root directory, with leaf directories when they do not fit into it. */
export function writeDirectories(entries: EntryTable, compression: Compression, leafEntries = usualLeaf): Directories {
  const count = entries.length();
  if (count <= leafEntries) {
    const root = writeDirectory(entries.slice(0, count), compression);
    if (root.length <= mostRoot) return { root, leaves: Buffer.alloc(0) };
  }
  const leaves: Buffer[] = [];
  const pointers: Entry[] = [];
  let offset = 0;
  for (let at = 0; at < count; at += leafEntries) {
    const leaf = writeDirectory(entries.slice(at, at + leafEntries), compression);
    // A run length of zero points to a leaf.
    pointers.push({ tileId: entries.at(at).tileId, offset, length: leaf.length, runLength: 0 });
    leaves.push(leaf);
    offset += leaf.length;
  }
  const root = writeDirectory(pointers, compression);
  return root.length <= mostRoot
    ? { root, leaves: Buffer.concat(leaves) }
    : writeDirectories(entries, compression, leafEntries * 2);
}

/** Writes ids as differences, and as zero the offset that follows the entry before. */
function writeDirectory(entries: Entry[], compression: Compression): Buffer {
  const bytes: number[] = [];
  writeNumber(bytes, entries.length);
  for (const [at, { tileId }] of entries.entries()) writeNumber(bytes, tileId - (entries[at - 1]?.tileId ?? 0));
  for (const { runLength } of entries) writeNumber(bytes, runLength);
  for (const { length } of entries) writeNumber(bytes, length);
  for (const [at, { offset }] of entries.entries()) {
    const before = entries[at - 1];
    writeNumber(bytes, before && offset === before.offset + before.length ? 0 : offset + 1);
  }
  return compression === Compression.Gzip ? gzipSync(Buffer.from(bytes)) : Buffer.from(bytes);
}

/** Appends a varint: seven bits in a byte, the lowest first. Its numbers may exceed 32 bits. */
function writeNumber(bytes: number[], number: number): void {
  let rest = number;
  for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) + 0x80);
  bytes.push(rest);
}
