import { amenities } from '@africanscity/contracts/listings/amenities';
import { describe, expect, test } from 'vitest';
import { measure, readDescriptions } from './read-descriptions.ts';

/** The files of labelled descriptions, each with the least recall. Raise it when the product improves; never lower it to pass. */
const files = [
  ['descriptions.csv', 0.97],
  ['descriptions-held-out.csv', 0.95],
  ['descriptions-traps.csv', 0.91],
  ['descriptions-last.csv', 0.96],
] as const;

const read = (file: string) => readDescriptions(new URL(file, import.meta.url));
const rows = files.flatMap(([file]) => read(file));

describe('proposed facts', () => {
  test.each(files)(
    'in %s: 97 of 100 proposals are right, and a share of %f of stated facts is proposed',
    (file, least) => {
      const { precision, recall, wrong, missed } = measure(read(file));
      expect(precision, `wrong:\n${wrong.join('\n')}`).toBeGreaterThanOrEqual(0.97);
      expect(recall, `missed:\n${missed.join('\n')}`).toBeGreaterThanOrEqual(least);
    },
  );

  test('97 of 100 proposals are right in all files together', () => {
    expect(rows.length).toBeGreaterThan(800);
    expect(measure(rows).precision).toBeGreaterThanOrEqual(0.97);
  });

  test('the sets have descriptions of most facts, and no description twice', () => {
    const stated = new Set(rows.flatMap((row) => [...row.stated]));
    expect(amenities.filter((name) => stated.has(name)).length).toBeGreaterThanOrEqual(50);
    expect(new Set(rows.map(({ description }) => description)).size).toBe(rows.length);
  });

  test('count as wrong where a reader finds none, and as missed where the product proposes none', () => {
    const row = {
      description: 'No pool, but a gym.',
      stated: new Set(['gym' as const]),
      proposed: new Set(['swimming_pool' as const]),
    };
    expect(measure([row])).toEqual({
      wrong: ['swimming_pool: No pool, but a gym.'],
      missed: ['gym: No pool, but a gym.'],
      precision: 0,
      recall: 0,
    });
    expect(measure([row], 'garden')).toEqual({ wrong: [], missed: [], precision: 1, recall: 1 });
  });
});
