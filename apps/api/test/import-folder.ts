import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { type ImportCells, importColumns, optionalColumns } from '../src/domains/listings/import/formats/columns.ts';

/** A row without errors, for tests. Its pictures are those of `createImportFolder`. */
export const goodCells: ImportCells = {
  role: 'INDIVIDUAL',
  stateName: '',
  address: '12 Jacaranda Avenue',
  area: 'Avondale',
  city: 'Harare',
  country: 'Zimbabwe',
  type: 'House',
  size: '240',
  price: '85000.50',
  description: 'A "family" house,\nwith a garden.',
  status: 'FOR_SALE',
  numGarage: '1',
  numRoom: '3',
  numBathroom: '2',
  numToilet: '2',
  pictures: 'front.jpg;kitchen.jpg',
  ownerEmail: 'tendai.moyo@example.com',
};

export function csv(rows: Partial<ImportCells>[], lineEnd = '\n'): string {
  const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const columns = [
    ...importColumns,
    ...optionalColumns.filter((column) => rows.some((row) => row[column] !== undefined)),
  ];
  const lines = rows.map((row) => columns.map((column) => quoted({ ...goodCells, ...row }[column] ?? '')).join(','));
  return [columns.join(','), ...lines, ''].join(lineEnd);
}

export interface ImportFolder {
  path: string;
  /** Writes a file and returns its path. */
  write(name: string, content: string | Uint8Array): Promise<string>;
  remove(): Promise<void>;
}

/** A folder with the pictures front.jpg, kitchen.jpg and garden.jpg. */
export async function createImportFolder(): Promise<ImportFolder> {
  const path = await mkdtemp(join(tmpdir(), 'marketplace-import-'));
  // A Postgres in it runs as another user when this process is root.
  await chmod(path, 0o755);
  const write = async (name: string, content: string | Uint8Array) => {
    await writeFile(join(path, name), content);
    return join(path, name);
  };
  for (const [at, name] of ['front.jpg', 'kitchen.jpg', 'garden.jpg'].entries()) {
    const create = { width: 96, height: 64, channels: 3 as const, background: { r: 80 * at, g: 120, b: 40 } };
    await write(name, await sharp({ create }).jpeg().toBuffer());
  }
  return { path, write, remove: () => rm(path, { recursive: true, force: true }) };
}
