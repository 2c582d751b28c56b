import { readFile } from 'node:fs/promises';
import { drawnFile, type DemoDrawing } from '@africanscity/db/seed/demo/drawings';
import { demoListings } from '@africanscity/db/seed/demo/listings';
import sharp from 'sharp';

/** A house with all its rooms. */
const scenes = demoListings.find(({ pictures }) => pictures.length >= 4)!.pictures.slice(0, 4);

/** Four different JPEGs of 1440 by 960 pixels, like photos from a phone; different for each seed. */
export async function drawPhotos(seed: number): Promise<{ name: string; mimeType: string; buffer: Buffer }[]> {
  return Promise.all(
    scenes.map(async (scene, index) => ({
      name: `photo-${index + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await tinted({ scene }, seed),
    })),
  );
}

async function tinted(drawing: DemoDrawing, seed: number): Promise<Buffer> {
  const original = sharp(await readFile(drawnFile(drawing, 'full')));
  return original
    .modulate({ hue: (seed * 7) % 360 })
    .resize(1440, 960, { fit: 'fill' })
    .jpeg()
    .toBuffer();
}

/** A photo with the tags of a phone in Avondale, Harare, on 3 May 2026. */
export async function takenInAvondale(photo: { name: string; mimeType: string; buffer: Buffer }) {
  const buffer = await sharp(photo.buffer)
    .withExif({
      IFD2: { DateTimeOriginal: '2026:05:03 10:20:30' },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '17/1 48/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '31/1 2/1 24/1',
      },
    })
    .jpeg()
    .toBuffer();
  return { ...photo, buffer };
}
