import { maxImportBytes } from '@africanscity/contracts/listings/values';
import type { UnzipFileInfo } from 'fflate';
import { isPicture, type ImportPicture } from './import-picture.ts';

/** Bytes of a ZIP file; it is held in memory. */
export const maxArchiveBytes = 400 * 1024 * 1024;
/** Bytes of a picture once it is unpacked, as the server takes it. */
const maxUnpackedPicture = 15 * 1024 * 1024;
const mostPictures = 20_000;

interface OpenArchive {
  file: File;
  pictures: ImportPicture[];
}

/** An error in an archive, with a message for the user. */
export class ArchiveFault extends Error {}

/**
 * Finds the one CSV file of a ZIP file and the pictures beside it, in whatever folders. Pictures are unpacked when
 * they are read, each into no more room than it says it needs. Throws ArchiveFault.
 */
export async function openArchive(archive: File): Promise<OpenArchive> {
  if (archive.size > maxArchiveBytes) {
    throw new ArchiveFault(`This ZIP file is larger than ${maxArchiveBytes / 1024 / 1024} MB: split it, or unpack it`);
  }
  const { unzipSync } = await import('fflate');
  const bytes = new Uint8Array(await archive.arrayBuffer());
  const entries: UnzipFileInfo[] = [];
  const unpack = (name: string) => {
    try {
      return unzipSync(bytes, { filter: (entry) => entry.name === name })[name];
    } catch {
      return undefined;
    }
  };
  try {
    unzipSync(bytes, { filter: (entry) => (entries.push(entry), false) });
  } catch {
    throw new ArchiveFault('This ZIP file is damaged: make it again');
  }
  if (entries.some(({ name }) => name === '[Content_Types].xml')) {
    throw new ArchiveFault('This is a spreadsheet: save it as CSV in UTF-8, and choose that file');
  }
  const wanted = entries.filter(({ name }) => !isLitter(name));
  const table = theOnly(wanted.filter(({ name }) => /\.csv$/i.test(name)));
  if (table.originalSize > maxImportBytes) {
    throw new ArchiveFault(`${baseName(table.name)} is larger than ${maxImportBytes / 1024 / 1024} MB`);
  }
  const csv = unpack(table.name);
  if (!csv)
    throw new ArchiveFault(`${baseName(table.name)} cannot be unpacked; a ZIP file with a password cannot be read`);
  return {
    file: asFile(csv, baseName(table.name)),
    pictures: picturesOf(wanted).map(({ name, originalSize }) => ({
      name: baseName(name),
      size: originalSize,
      read: async () => {
        if (originalSize > maxUnpackedPicture) throw new ArchiveFault('is larger than 15 MB');
        const picture = unpack(name);
        if (!picture) throw new ArchiveFault('cannot be unpacked');
        return asFile(picture, baseName(name));
      },
    })),
  };
}

function theOnly(tables: UnzipFileInfo[]): UnzipFileInfo {
  const [table, another] = tables;
  if (!table) throw new ArchiveFault('This ZIP file holds no CSV file');
  if (another) throw new ArchiveFault(`This ZIP file holds ${tables.length} CSV files: leave one in it`);
  return table;
}

/** Rows name pictures without folders, so that two of one name cannot be told apart. */
function picturesOf(entries: UnzipFileInfo[]): UnzipFileInfo[] {
  const pictures = entries.filter(({ name }) => isPicture(name));
  if (pictures.length > mostPictures) {
    throw new ArchiveFault(`This ZIP file holds more than ${mostPictures.toLocaleString('en')} pictures: split it`);
  }
  const names = new Set<string>();
  for (const { name } of pictures) {
    if (names.has(baseName(name))) throw new ArchiveFault(`This ZIP file holds two pictures called ${baseName(name)}`);
    names.add(baseName(name));
  }
  return pictures;
}

/** Folders, and what systems put into archives unasked. */
function isLitter(name: string): boolean {
  return name.endsWith('/') || /(^|\/)__MACOSX\//.test(name) || baseName(name).startsWith('.');
}

function baseName(name: string): string {
  return name.split(/[/\\]/).at(-1) ?? name;
}

function asFile(bytes: Uint8Array, name: string): File {
  return new File([bytes as BlobPart], name);
}
