import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawBrandLogo, drawBrandMark } from './brand.ts';
import { COMPANY_MARK_NAMES, drawCompanyBadge, drawCompanyLogo } from './company-logo.ts';
import { drawHero } from './hero.ts';
import { drawIllustration, ILLUSTRATION_NAMES } from './illustration.ts';
import { drawPlaceholder } from './placeholder.ts';
import { drawPortrait } from './portrait.ts';
import { renderPng } from './raster.ts';

const small = {
  ...Object.fromEntries(ILLUSTRATION_NAMES.map((name) => [name, () => drawIllustration(name)])),
  ...Object.fromEntries(
    COMPANY_MARK_NAMES.map((mark) => [
      `logo ${mark}`,
      () => drawCompanyLogo({ name: 'Nyota Homes', mark, colors: ['#1f4d3a', '#e0902e'] }),
    ]),
  ),
  badge: () => drawCompanyBadge({ name: 'Nyota Homes', mark: 'star', colors: ['#1f4d3a', '#e0902e'] }),
  mark: () => drawBrandMark(),
  tile: () => drawBrandMark({ tile: true }),
  'name on dark': () => drawBrandLogo({ variant: 'on-dark' }),
  placeholder: () => drawPlaceholder(),
  'dark placeholder': () => drawPlaceholder({ scheme: 'dark' }),
  portrait: () => drawPortrait(9),
};

describe('flat drawings', () => {
  test.each(Object.entries(small))('%s is small, whole and needs no font', async (_, draw) => {
    const svg = draw();
    expect(draw()).toBe(svg);
    expect(svg.length).toBeLessThan(20_000);
    expect(svg).not.toMatch(/NaN|undefined|<text/);
    const { width } = await sharp(await renderPng(svg)).metadata();
    expect(width).toBeGreaterThan(0);
  });

  test('people differ', () => {
    expect(new Set(Array.from({ length: 30 }, (_, seed) => drawPortrait(seed))).size).toBe(30);
  });

  test.each([
    ['wide', 1920, 800],
    ['tall', 800, 900],
  ] as const)('the %s hero has its size', async (layout, width, height) => {
    const meta = await sharp(await renderPng(drawHero(undefined, { layout }))).metadata();
    expect([meta.width, meta.height]).toEqual([width, height]);
  });
});
