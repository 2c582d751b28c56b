import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { readPhotoTraces } from './photo-traces.ts';

/** A small JPEG with these tags. */
async function photo(exif?: Parameters<Sharp['withExif']>[0]): Promise<Blob> {
  const drawn = sharp({ create: { width: 60, height: 40, channels: 3, background: '#abc' } });
  const bytes = await (exif ? drawn.withExif(exif) : drawn).jpeg().toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
}

const place = { GPSLatitudeRef: 'S', GPSLatitude: '17/1 48/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '31/1 3/1 0/1' };

test('reads position and date of a photo', async () => {
  const file = await photo({ IFD2: { DateTimeOriginal: '2026:05:03 23:50:00' }, IFD3: place });
  const { position, takenOn } = await readPhotoTraces(file);
  expect(position).toEqual({ latitude: expect.closeTo(-17.8, 6), longitude: expect.closeTo(31.05, 6) });
  expect(takenOn).toBe('2026-05-03');
});

test('returns nothing for a photo without tags, or with zeros', async () => {
  expect(await readPhotoTraces(await photo())).toEqual({});
  const nowhere = {
    GPSLatitudeRef: 'N',
    GPSLatitude: '0/1 0/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '0/1 0/1 0/1',
  };
  expect(await readPhotoTraces(await photo({ IFD3: nowhere }))).toEqual({});
});

test('returns nothing for other files', async () => {
  expect(await readPhotoTraces(new Blob(['<svg/>']))).toEqual({});
  expect(await readPhotoTraces(new Blob([]))).toEqual({});
});
