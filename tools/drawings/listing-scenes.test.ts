import { describe, expect, test } from 'vitest';
import { scenesForListing } from './listing-scenes.ts';
import { SCENE_KINDS } from './scene.ts';

const TYPES = [
  'House',
  'Apartment',
  'Stand',
  'Commercial',
  'Farm',
  'Student Accommodation',
  'Rooms',
  'Cottage',
  'Townhouse',
  'Villa',
];

describe('scenesForListing', () => {
  test.each([...TYPES, 'Something else'])('%s begins outside and shows only scenes that exist', (type) => {
    for (let seed = 1; seed <= 20; seed++) {
      const scenes = scenesForListing(type, seed);
      expect(scenes[0]?.kind).toMatch(/^house:/);
      expect(scenes.length).toBeGreaterThanOrEqual(2);
      expect(scenes.length).toBeLessThanOrEqual(6);
      for (const { kind } of scenes) expect(SCENE_KINDS).toContain(kind);
      expect(new Set(scenes.map(({ kind }) => kind)).size).toBe(scenes.length);
    }
  });

  test('a stand has no rooms', () => {
    for (let seed = 1; seed <= 20; seed++)
      expect(scenesForListing('Stand', seed).some(({ kind }) => kind.startsWith('room:'))).toBe(false);
  });

  test('styles that suit the place come first', () => {
    expect(scenesForListing('House', 4, { styles: ['swahili'] })[0]?.kind).toBe('house:swahili');
  });
});
