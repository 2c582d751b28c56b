import { describe, expect, test } from 'vitest';
import { apartUpTo, diversify } from './diversify.ts';

const ranked = (owners: string) => [...owners].map((owner, index) => ({ id: index + 1, owner }));
const arranged = (owners: string) =>
  diversify(ranked(owners))
    ?.map((id) => owners[id - 1])
    .join('') ?? null;

describe('diversify', () => {
  test('leaves an order without three cards of one owner in a row as it is', () => {
    expect(arranged('AABBAABC')).toBe(null);
    expect(arranged('')).toBe(null);
    expect(arranged('A')).toBe(null);
  });

  test('puts the next card of another owner before a third', () => {
    expect(arranged('AAABBB')).toBe('AABABB');
    expect(diversify(ranked('AAABC'))).toEqual([1, 2, 4, 3, 5]);
  });

  test('keeps others for where they are needed', () => {
    const order = arranged('BCBC' + 'A'.repeat(10))!;
    expect(order).toHaveLength(14);
    expect(order).not.toMatch(/(.)\1\1/);
  });

  test('ends where no other owner is left, and changes nothing for a single owner', () => {
    expect(arranged('AAAAAAAB')).toBe('AABAA');
    expect(arranged('A'.repeat(34))).toBe(null);
  });

  test('reaches as far as the first places and no further', () => {
    const owners = 'A'.repeat(35) + 'B'.repeat(35) + 'C'.repeat(30);
    const order = arranged(owners)!;
    expect(order).toHaveLength(apartUpTo);
    expect(order).not.toMatch(/(.)\1\1/);
  });
});
