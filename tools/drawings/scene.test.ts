import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { renderJpeg } from './raster.ts';
import { drawScene, SCENE_KINDS, sceneKey } from './scene.ts';

describe('drawScene', () => {
  test.each(SCENE_KINDS)('%s is the same for the same seed, and small', (kind) => {
    const first = drawScene({ kind, seed: 5 });
    expect(drawScene({ kind, seed: 5 })).toBe(first);
    expect(first.length).toBeLessThan(160_000);
    expect(first).not.toMatch(/NaN|undefined|Infinity|<text/);
  });

  test.each(SCENE_KINDS.filter((kind) => kind !== 'placeholder'))('%s differs from seed to seed', (kind) => {
    const drawn = [1, 2, 3, 4].map((seed) => drawScene({ kind, seed }));
    expect(new Set(drawn).size).toBe(4);
  });

  test('a house is drawn in the light it is asked for', () => {
    expect(drawScene({ kind: 'house:villa', seed: 2, light: 'night' })).not.toBe(
      drawScene({ kind: 'house:villa', seed: 2, light: 'noon' }),
    );
  });

  test('equal specs have equal keys, fit for file names', () => {
    expect(sceneKey({ kind: 'room:living-room', seed: 7 })).toBe('room-living-room-7');
    expect(sceneKey({ kind: 'house:villa', seed: 7, light: 'dusk' })).toBe('house-villa-7-dusk');
  });
});

describe('renderJpeg', () => {
  test('makes a picture of the asked width with varied colours', async () => {
    const jpeg = await renderJpeg(drawScene({ kind: 'house:bungalow', seed: 3 }), { width: 480 });
    const { width, height, format } = await sharp(jpeg).metadata();
    expect({ width, height, format }).toEqual({ width: 480, height: 320, format: 'jpeg' });
    const { channels } = await sharp(jpeg).stats();
    for (const { stdev } of channels) expect(stdev).toBeGreaterThan(15);
  });
});
