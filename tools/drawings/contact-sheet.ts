// Renders every kind of drawing into one picture to look at:
//   npx pnpm --filter @africanscity/drawings exec node contact-sheet.ts [output.png] [seeds per kind]
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { drawBrandLogo, drawBrandMark } from './brand.ts';
import { COMPANY_MARK_NAMES, drawCompanyLogo } from './company-logo.ts';
import { drawHero } from './hero.ts';
import { drawIllustration, ILLUSTRATION_NAMES } from './illustration.ts';
import { drawPlaceholder } from './placeholder.ts';
import { drawPortrait } from './portrait.ts';
import { drawScene, SCENE_KINDS } from './scene.ts';

const CELL = { width: 360, height: 240 };
const [output = '/tmp/drawings/contact-sheet.png', seeds = '4'] = process.argv.slice(2);
const columns = Number(seeds);

const drawings = [
  ...SCENE_KINDS.flatMap((kind) => Array.from({ length: columns }, (_, index) => drawScene({ kind, seed: index + 1 }))),
  ...Array.from({ length: columns * 2 }, (_, index) => drawPortrait(index + 1)),
  ...COMPANY_MARK_NAMES.map((mark) =>
    drawCompanyLogo({ name: mark, mark, colors: ['#1f4d3a', '#e0902e'] }, { filled: true }),
  ),
  ...ILLUSTRATION_NAMES.map((name) => drawIllustration(name)),
  drawBrandLogo(),
  drawBrandMark({ tile: true }),
  drawPlaceholder(),
  drawPlaceholder({ scheme: 'dark' }),
  drawHero(),
  drawHero(undefined, { layout: 'tall' }),
];

const cells: OverlayOptions[] = [];
for (const [index, svg] of drawings.entries()) {
  cells.push({
    input: await cell(svg),
    left: (index % columns) * CELL.width,
    top: Math.floor(index / columns) * CELL.height,
  });
}
await mkdir(dirname(output), { recursive: true });
const height = Math.ceil(drawings.length / columns) * CELL.height;
await sharp({ create: { width: columns * CELL.width, height, channels: 3, background: '#ffffff' } })
  .composite(cells)
  .png()
  .toFile(output);
console.log(`${drawings.length} drawings in ${output}`);

function cell(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .resize({ ...CELL, fit: 'contain', background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer();
}
