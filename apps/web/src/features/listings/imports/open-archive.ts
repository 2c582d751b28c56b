import * as texts from '@africanscity/messages/listings';
import { maxImportBytes } from '@africanscity/contracts/listings/values';
import type { UnzipFileInfo } from 'fflate';
import { isPicture, type ImportPicture } from './import-picture.ts';

/** In bytes. The archive is held in memory. */
export const maxArchiveBytes = 400 * 1024 * 1024;
/** Maximum bytes of an unpacked picture, as on the server. */
const maxUnpackedPicture = 15 * 1024 * 1024;
const mostPictures = 20_000;

interface OpenArchive {
  file: File;
  pictures: ImportPicture[];
}

/** An error in an archive, with a message for the user. */
export class ArchiveFault extends Error {}

/**
 * Finds the CSV file of a ZIP archive and the pictures beside it, in any folder. Pictures are unpacked when they are
 * read, each at most to its declared size. Throws ArchiveFault.
 */
export async function openArchive(archive: File): Promise<OpenArchive> {
  if (archive.size > maxArchiveBytes) {
    throw new ArchiveFault(texts.zipTooLarge({ megabytes: String(maxArchiveBytes / 1024 / 1024) }));
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
    throw new ArchiveFault(texts.zipDamaged());
  }
  if (entries.some(({ name }) => name === '[Content_Types].xml')) {
    throw new ArchiveFault(texts.isSpreadsheet());
  }
  const wanted = entries.filter(({ name }) => !isLitter(name));
  const table = theOnly(wanted.filter(({ name }) => /\.(csv|xlsx|json)$/i.test(name)));
  if (table.originalSize > maxImportBytes) {
    throw new ArchiveFault(
      texts.fileLargerThan({ name: baseName(table.name), megabytes: String(maxImportBytes / 1024 / 1024) }),
    );
  }
  const csv = unpack(table.name);
  if (!csv) throw new ArchiveFault(texts.cannotUnpack({ name: baseName(table.name) }));
  return {
    file: asFile(csv, baseName(table.name)),
    pictures: picturesOf(wanted).map(({ name, originalSize }) => ({
      name: baseName(name),
      size: originalSize,
      read: async () => {
        if (originalSize > maxUnpackedPicture) throw new ArchiveFault(texts.pictureTooLarge());
        const picture = unpack(name);
        if (!picture) throw new ArchiveFault(texts.pictureNotUnpacked());
        return asFile(picture, baseName(name));
      },
    })),
  };
}

function theOnly(tables: UnzipFileInfo[]): UnzipFileInfo {
  const [table, another] = tables;
  if (!table) throw new ArchiveFault(texts.zipWithoutCsv());
  if (another) throw new ArchiveFault(texts.zipWithSeveralCsv({ count: tables.length }));
  return table;
}

/** Rows name pictures without folders, so names must be unique. */
function picturesOf(entries: UnzipFileInfo[]): UnzipFileInfo[] {
  const pictures = entries.filter(({ name }) => isPicture(name));
  if (pictures.length > mostPictures) {
    throw new ArchiveFault(texts.zipTooManyPictures({ count: mostPictures }));
  }
  const names = new Set<string>();
  for (const { name } of pictures) {
    if (names.has(baseName(name))) throw new ArchiveFault(texts.zipSamePictures({ name: baseName(name) }));
    names.add(baseName(name));
  }
  return pictures;
}

/** Folders, and files that operating systems add to archives. */
function isLitter(name: string): boolean {
  return name.endsWith('/') || /(^|\/)__MACOSX\//.test(name) || baseName(name).startsWith('.');
}

function baseName(name: string): string {
  return name.split(/[/\\]/).at(-1) ?? name;
}

function asFile(bytes: Uint8Array, name: string): File {
  return new File([bytes as BlobPart], name);
}
