import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { demoDrawings, drawnFile, drawnFolder, drawnSizesOf } from '@africanscity/db/seed/demo/drawings';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { renderDemoPicture } from './demo-pictures.ts';

const drawings = demoDrawings();
/** Of 255. Other versions of the codec round in other ways; another drawing differs by tens. */
const mostDifference = 4;

describe('the pictures of the demo', { timeout: 30_000 }, () => {
  test('are all in the repository, without any other, in less than 7 MB', async () => {
    const wanted = [...drawings.values()].flatMap((drawing) =>
      drawnSizesOf(drawing).map((size) => drawnFile(drawing, size).href),
    );
    const entries = await readdir(drawnFolder, { recursive: true, withFileTypes: true });
    const there = entries
      .filter((entry) => entry.isFile())
      .map((entry) => pathToFileURL(join(entry.parentPath, entry.name)));
    expect(there.map(({ href }) => href).sort()).toEqual(wanted.sort());
    const sizes = await Promise.all(wanted.map(async (href) => (await stat(new URL(href))).size));
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(7_000_000);
  });

  test.each(['room-kitchen-1', 'portrait-90-woman', 'badge-kopje-crane'])('%s is what is drawn today', async (name) => {
    const drawing = drawings.get(name)!;
    for (const { size, bytes } of await renderDemoPicture(drawing)) {
      const [drawn, kept] = await Promise.all([pixelsOf(bytes), pixelsOf(await readFile(drawnFile(drawing, size)))]);
      expect([kept.width, kept.height]).toEqual([drawn.width, drawn.height]);
      const difference = kept.data.reduce((sum, value, at) => sum + Math.abs(value - drawn.data[at]!), 0);
      expect(difference / kept.data.length).toBeLessThan(mostDifference);
    }
  });
});

async function pixelsOf(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
