import { rename } from 'node:fs/promises';
import { OperatorError } from '../../../../boot/operator-errors.ts';
import type { MapSource } from './map-source.ts';
import { deleteParts, openPartFile, type PartFile, partPath, type Resumption } from './part-file.ts';
import type { MapPlan } from './plan-map.ts';
import { differenceOfMap, digestOfFile } from './verify-map.ts';

const requestsAtOnce = 4;

interface Download {
  plan: MapPlan;
  /** Path of the new file. */
  to: string;
  /** Says whether an interrupted download continues, and the bytes that are there already. */
  onStart(resumption: Resumption, bytes: number): void;
  /** Bytes of all requests that are done. */
  onProgress(bytes: number): void;
  /** All requests are done, and the verification begins. */
  onVerify(): void;
}

/**
 * Downloads the file of a plan beside its final path, verifies it and renames it, so that an unfinished file never has the final
 * name. Returns its SHA-256 digest. Throws an `OperatorError`; a repeated call continues.
 */
export async function downloadMap(source: MapSource, download: Download): Promise<string> {
  const { plan, to } = download;
  try {
    const part = await openPartFile(to, plan, source.version);
    try {
      await requestMissing(source, download, part);
      download.onVerify();
      await part.file.sync();
      if (!(await part.isIntact())) throw await damagedBy(to, 'the disk returns other bytes than were written');
    } finally {
      await part.file.close();
    }
    const difference = await differenceOfMap(partPath(to), plan);
    if (difference) throw await damagedBy(to, `${difference} differs from the source`);
    const digest = await digestOfFile(partPath(to));
    await rename(partPath(to), to);
    await deleteParts(to);
    return digest;
  } catch (error) {
    throw explainFull(error as NodeJS.ErrnoException, to, plan);
  }
}

async function requestMissing(source: MapSource, { plan, onStart, onProgress }: Download, part: PartFile) {
  let bytes = [...part.done].reduce((sum, { length }) => sum + length, 0);
  onStart(part.resumption, bytes);
  const missing = plan.requests.values().filter((request) => !part.done.has(request));
  const requestNext = async () => {
    // All share one iterator, which the first failure ends.
    for (const request of missing) {
      const received = await source.read(plan.sourceDataAt + request.offset, request.length);
      await part.write(request, received);
      bytes += request.length;
      onProgress(bytes);
    }
  };
  const workers = Array.from({ length: requestsAtOnce }, requestNext);
  // The file stays open until the last write.
  await Promise.allSettled(workers);
  await Promise.all(workers);
}

async function damagedBy(to: string, fault: string): Promise<OperatorError> {
  await deleteParts(to);
  return new OperatorError(`The new map file is damaged: ${fault}. It was deleted. Repeat the command.`);
}

function explainFull(error: NodeJS.ErrnoException, to: string, { bytes }: MapPlan): Error {
  if (error.code !== 'ENOSPC' && error.code !== 'EDQUOT') return error;
  return new OperatorError(
    `--to: the disk of ${to} is full; the file needs ${bytes} bytes. Free space and repeat the command: it continues where it was.`,
    { cause: error },
  );
}
