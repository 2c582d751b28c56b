import {
  checkListingImport,
  importChunkBytes,
  importPicturesAtOnce,
  saveImportChunk,
  saveImportPictures,
  startListingImport,
} from '@africanscity/contracts/listing-imports';
import { ApiFailure, type Call } from '../../api/call.ts';

const tries = 4;
const firstWaitMs = 1000;

/**
 * Sends a file and its pictures in pieces, each again when the connection is lost, then has them checked.
 * Tells how much is sent, as a part of 1. Returns the number of the import.
 */
export async function uploadImport(
  call: Call,
  file: File,
  pictures: File[],
  onSent: (part: number, text: string) => void,
): Promise<number> {
  const { id } = await call(startListingImport, { fileName: file.name, fileSize: String(file.size) });
  const all = file.size + pictures.reduce((sum, { size }) => sum + size, 0);
  let sent = 0;
  for (let place = 0; place * importChunkBytes < file.size; place += 1) {
    onSent(sent / all, `Sending ${file.name}`);
    const chunk = file.slice(place * importChunkBytes, (place + 1) * importChunkBytes);
    await persistently(() => call(saveImportChunk, { id: String(id), place: String(place), chunk: [chunk] }));
    sent += chunk.size;
  }
  for (let at = 0; at < pictures.length; at += importPicturesAtOnce) {
    onSent(sent / all, `Sending pictures: ${at} of ${pictures.length}`);
    const some = pictures.slice(at, at + importPicturesAtOnce);
    await persistently(() => call(saveImportPictures, { id: String(id), pictures: some }));
    sent += some.reduce((sum, { size }) => sum + size, 0);
  }
  onSent(1, 'All is sent');
  await call(checkListingImport, { id: String(id) });
  return id;
}

async function persistently(send: () => Promise<unknown>): Promise<void> {
  for (let round = 1; ; round += 1) {
    try {
      return void (await send());
    } catch (failure) {
      const passing = failure instanceof ApiFailure && (failure.status === 0 || failure.status >= 500);
      if (!passing || round === tries) throw failure;
      await new Promise((resolve) => setTimeout(resolve, firstWaitMs * 2 ** round));
    }
  }
}
