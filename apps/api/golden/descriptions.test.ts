import { amenities } from '@africanscity/contracts/listings/amenities';
import { describe, expect, test } from 'vitest';
import { measure, readDescriptions } from './read-descriptions.ts';

const rows = readDescriptions(new URL('descriptions.csv', import.meta.url));

describe('proposed facts', () => {
  test('97 of 100 proposals are right, and 97 of 100 stated facts are proposed', () => {
    expect(rows.length).toBeGreaterThan(200);
    const { precision, recall, wrong, missed } = measure(rows);
    expect(precision, `wrong:\n${wrong.join('\n')}`).toBeGreaterThanOrEqual(0.97);
    expect(recall, `missed:\n${missed.join('\n')}`).toBeGreaterThanOrEqual(0.97);
  });

  test('the set has descriptions of most facts', () => {
    const stated = new Set(rows.flatMap((row) => [...row.stated]));
    expect(amenities.filter((name) => stated.has(name)).length).toBeGreaterThanOrEqual(50);
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
