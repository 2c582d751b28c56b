import type { BackupSchema } from '@africanscity/db/backup/snapshot';
import { createHash } from 'node:crypto';

/*
 * A backup is a tar archive, written and read in one pass:
 *   backup.json                          what the tables are (BackupHeader)
 *   tables/<table>/<number>.copy.gz      rows in the text format of COPY
 *   files/<key>                          pictures under their keys of the store
 *   end.json                             what must have come before (BackupEnd)
 * Each part has its SHA-256 in its extended header.
 */

export const headerName = 'backup.json';
export const endName = 'end.json';
export const checksumField = 'AFRICANSCITY.sha256';
export const formatVersion = 1;

export interface BackupHeader extends BackupSchema {
  format: number;
  /** Identifies the backup when its restore is continued. */
  id: string;
  /** ISO 8601. */
  createdAt: string;
  /** Statements that make the tables of the queue. */
  queueSql: string;
}

export interface BackupEnd {
  /** Number of all parts but this one. */
  parts: number;
  /** Rows of each table. */
  rows: Record<string, number>;
  files: number;
  /** Files that were deleted while the backup ran. */
  deleted: string[];
  /** Files that the store lacks although rows name them. */
  missing: string[];
}

/** A part of a backup, whole. */
export interface Part {
  name: string;
  bytes: Buffer;
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export function tablePart(table: string, number: number): string {
  return `tables/${table}/${String(number).padStart(6, '0')}.copy.gz`;
}

export function filePart(key: string): string {
  return `files/${key}`;
}

/** Returns what a part's name says: the table of its rows, or the key of its file. */
export function contentOf(name: string): { table: string } | { key: string } | undefined {
  const [folder, ...rest] = name.split('/');
  if (folder === 'files') return { key: rest.join('/') };
  return folder === 'tables' && rest[0] ? { table: rest[0] } : undefined;
}
