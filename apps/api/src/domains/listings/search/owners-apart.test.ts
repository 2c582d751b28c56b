import { describe, expect, test } from 'vitest';
import { apartUpTo, ownersApart } from './owners-apart.ts';

const ranked = (owners: string) => [...owners].map((owner, index) => ({ id: index + 1, owner }));
const arranged = (owners: string) =>
  ownersApart(ranked(owners))
    ?.map((id) => owners[id - 1])
    .join('') ?? null;

describe('ownersApart', () => {
  test('leaves an order alone in which nobody has three in a row', () => {
    expect(arranged('AABBAABC')).toBe(null);
    expect(arranged('')).toBe(null);
    expect(arranged('A')).toBe(null);
  });

  test('puts the next of somebody else before a third', () => {
    expect(arranged('AAABBB')).toBe('AABABB');
    expect(ownersApart(ranked('AAABC'))).toEqual([1, 2, 4, 3, 5]);
  });

  test('keeps others for where they are needed', () => {
    const order = arranged('BCBC' + 'A'.repeat(10))!;
    expect(order).toHaveLength(14);
    expect(order).not.toMatch(/(.)\1\1/);
  });

  test('ends where nobody else is left, and changes nothing where there is one owner alone', () => {
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
