import { type DemoDrawing, type DrawnSize, drawnSizes, drawnSizesOf } from '@africanscity/db/seed/demo/drawings';
import sharp from 'sharp';
import { drawCompanyBadge } from './company-logo.ts';
import { drawPortrait } from './portrait.ts';
import { drawScene } from './scene.ts';

/** The larger a picture, the less its flaws are seen. */
const quality: Record<DrawnSize, number> = { card: 60, page: 50, full: 46 };

/** The files of a drawing of the demo: WebP, upright, opaque, without metadata. */
export async function renderDemoPicture(drawing: DemoDrawing): Promise<{ size: DrawnSize; bytes: Buffer }[]> {
  const pixels = await sharp(Buffer.from(svgOf(drawing)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = pixels.info;
  return Promise.all(
    drawnSizesOf(drawing).map(async (size) => {
      const image = sharp(pixels.data, { raw: { width, height, channels: 3 } }).resize({ width: drawnSizes[size] });
      return { size, bytes: await image.webp({ quality: quality[size], effort: 6, smartSubsample: true }).toBuffer() };
    }),
  );
}

function svgOf(drawing: DemoDrawing): string {
  if ('scene' in drawing) return drawScene(drawing.scene);
  if ('portrait' in drawing) return drawPortrait(drawing.portrait.seed, { woman: drawing.portrait.woman });
  return drawCompanyBadge(drawing.badge);
}
