import { renderJpeg } from '@africanscity/drawings/raster';
import { drawScene, type SceneKind } from '@africanscity/drawings/scene';

const kinds: SceneKind[] = ['house:villa', 'room:kitchen', 'room:bedroom', 'outdoor:garden'];

/** Pictures as somebody would choose them from a phone: four different ones of 1440 by 960 pixels. */
export async function drawPhotos(seed: number): Promise<{ name: string; mimeType: string; buffer: Buffer }[]> {
  return Promise.all(
    kinds.map(async (kind, index) => ({
      name: `photo-${index + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await renderJpeg(drawScene({ kind, seed: seed + index })),
    })),
  );
}
