import * as texts from '@africanscity/messages/listings';
import type { EndpointRequest } from '@africanscity/contracts/call';
import {
  cancelListingImport,
  checkListingImport,
  saveImportChunk,
  saveImportPictures,
  startListingImport,
} from '@africanscity/contracts/listings/calls/imports';
import { importChunkBytes, importPicturesAtOnce } from '@africanscity/contracts/listings/values';
import { ApiFailure, type Call } from '../../../api/call.ts';
import type { ImportPicture } from './import-picture.ts';

const tries = 4;
const firstWaitMs = 1000;
const longestWaitMs = 60_000;

/** A rejected picture with the reason. */
export interface RefusedPicture {
  name: string;
  reason: string;
}

interface Upload {
  file: File;
  /** Further input of the call that starts the import. */
  start: Omit<EndpointRequest<typeof startListingImport>, 'fileName' | 'fileSize'>;
  pictures: ImportPicture[];
  /** Called with the sent share, from 0 to 1. */
  onSent: (part: number, text: string) => void;
  signal: AbortSignal;
}

/**
 * Uploads a file and its pictures in chunks, retries lost chunks, and starts the check. Resolves with the import's id;
 * null when `signal` cancelled it, which cancels the import too.
 */
export async function uploadImport(
  call: Call,
  { file, start, pictures, onSent, signal }: Upload,
): Promise<{ id: number; refused: RefusedPicture[] } | null> {
  const { id } = await call(startListingImport, { ...start, fileName: file.name, fileSize: String(file.size) });
  const all = file.size + pictures.reduce((sum, { size }) => sum + size, 0);
  const refused: RefusedPicture[] = [];
  let sent = 0;
  for (let place = 0; place * importChunkBytes < file.size && !signal.aborted; place += 1) {
    onSent(sent / all, texts.sendingFile({ name: file.name }));
    const chunk = file.slice(place * importChunkBytes, (place + 1) * importChunkBytes);
    await persistently(() => call(saveImportChunk, { id: String(id), place: String(place), chunk: [chunk] }));
    sent += chunk.size;
  }
  for (let at = 0; at < pictures.length && !signal.aborted; at += importPicturesAtOnce) {
    onSent(sent / all, texts.sendingPicturesOf({ count: at, all: pictures.length }));
    const some = pictures.slice(at, at + importPicturesAtOnce);
    const files = await readAll(some, refused);
    if (files.length) {
      refused.push(...(await persistently(() => call(saveImportPictures, { id: String(id), pictures: files }))));
    }
    sent += some.reduce((sum, { size }) => sum + size, 0);
  }
  if (signal.aborted) {
    await call(cancelListingImport, { id: String(id) });
    return null;
  }
  onSent(1, texts.uploadComplete());
  await call(checkListingImport, { id: String(id) });
  return { id, refused };
}

async function readAll(pictures: ImportPicture[], refused: RefusedPicture[]): Promise<File[]> {
  const files: File[] = [];
  for (const { name, read } of pictures) {
    try {
      files.push(await read());
    } catch (error) {
      refused.push({ name, reason: error instanceof Error ? error.message : texts.cannotBeRead() });
    }
  }
  return files;
}

async function persistently<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (let round = 1; ; round += 1) {
    try {
      return await send();
    } catch (failure) {
      const passing = failure instanceof ApiFailure && (failure.status === 0 || failure.status >= 500);
      if (!passing || round === tries) throw failure;
      const asked = Math.min(longestWaitMs, 1000 * ((failure as ApiFailure).retryAfter ?? 0));
      await new Promise((resolve) => setTimeout(resolve, Math.max(asked, firstWaitMs * 2 ** round)));
    }
  }
}
