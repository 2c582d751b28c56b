import { strToU8, zipSync, type Zippable } from 'fflate';
import { describe, expect, test } from 'vitest';
import { openArchive } from './open-archive.ts';

const csv = strToU8('role,address\n');
const picture = new Uint8Array(5000).fill(7);

const archive = (entries: Zippable, name = 'listings.zip') => new File([zipSync(entries) as BlobPart], name);

const faultOf = (file: File) => openArchive(file).catch((error: Error) => error.message);

describe('a ZIP file of listings', () => {
  test('returns the table, and pictures by base name, without system files', async () => {
    const { file, pictures } = await openArchive(
      archive({
        house: { 'list.CSV': csv, photos: { 'front.jpg': picture, 'notes.txt': csv, '.hidden.jpg': picture } },
        '../../etc/garden.png': picture,
        '__MACOSX/house/photos/._front.jpg': picture,
      }),
    );
    expect([file.name, await file.text()]).toEqual(['list.CSV', 'role,address\n']);
    expect(pictures.map(({ name, size }) => [name, size])).toEqual([
      ['front.jpg', 5000],
      ['garden.png', 5000],
    ]);
    const unpacked = await pictures[0]!.read();
    expect([unpacked.name, new Uint8Array(await unpacked.arrayBuffer())]).toEqual(['front.jpg', picture]);
  });

  test('rejects pictures above the server’s limit without reading them', async () => {
    const { pictures } = await openArchive(archive({ 'a.csv': csv, 'bomb.jpg': new Uint8Array(16 * 1024 * 1024) }));
    await expect(pictures[0]!.read()).rejects.toThrow('is larger than 15 MB');
  });

  test('unpacks no more bytes than the entry’s size', async () => {
    const bytes = zipSync({ 'a.csv': csv, 'bomb.jpg': new Uint8Array(14 * 1024 * 1024) });
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    // The directory ends with the entry of the picture. Its time and checksum may hold the byte "P" as well.
    let directory = bytes.length - 22;
    while (view.getUint32(directory, true) !== 0x02014b50) directory -= 1;
    const sizeAt = directory + 24;
    expect(view.getUint32(sizeAt, true)).toBe(14 * 1024 * 1024);
    view.setUint32(sizeAt, 1000, true);
    const { pictures } = await openArchive(new File([bytes as BlobPart], 'lies.zip'));
    const read = await pictures[0]!.read().then(
      ({ size }) => size,
      () => 0,
    );
    expect(read).toBeLessThanOrEqual(1000);
  });

  test.each([
    ['no table', { 'a.jpg': picture }, /has no CSV file/],
    ['two tables', { 'a.csv': csv, 'b.csv': csv }, /has 2 CSV files/],
    ['two pictures of one name', { 'a.csv': csv, 'x/a.jpg': picture, 'y/a.jpg': picture }, /two pictures called a.jpg/],
    ['a spreadsheet', { '[Content_Types].xml': csv, 'xl/workbook.xml': csv }, /spreadsheet. Save it as CSV/],
  ])('is rejected with %s', async (_, entries, fault) => {
    expect(await faultOf(archive(entries))).toMatch(fault);
  });

  test('is rejected when damaged', async () => {
    expect(await faultOf(new File([new Uint8Array(100)], 'a.zip'))).toMatch(/damaged/);
    const whole = zipSync({ 'a.csv': csv });
    expect(await faultOf(new File([whole.slice(0, -30) as BlobPart], 'a.zip'))).toMatch(/damaged/);
  });
});
