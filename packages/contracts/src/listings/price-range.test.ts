import { describe, expect, it } from 'vitest';
import { readPriceRange } from './price-range.ts';

describe('readPriceRange', () => {
  it.each([
    ['', '', {}],
    ['85000', '', { priceMin: '85000' }],
    ['₦85,000', 'KSh 120 000', { priceMin: '85000', priceMax: '120000' }],
    ['85000 USD', 'US$120,000', { priceMin: '85000', priceMax: '120000' }],
    ['$85,000', '$ 120 000', { priceMin: '85000', priceMax: '120000' }],
    ['0', '450.50 USD', { priceMax: '450.50' }],
    ['500', '500', { priceMin: '500', priceMax: '500' }],
  ])('reads %j to %j', (priceMin, priceMax, range) => {
    expect(readPriceRange({ priceMin, priceMax })).toEqual({ range, faults: {} });
  });

  it.each([
    ['cheap', '900', { priceMax: '900' }, { priceMin: expect.stringContaining('number') }],
    ['-5', '', {}, { priceMin: expect.stringContaining('number') }],
    ['', '1e9', {}, { priceMax: expect.stringContaining('number') }],
    ['', '1.234', {}, { priceMax: expect.stringContaining('number') }],
    ['9999999999999', '', {}, { priceMin: expect.stringContaining('number') }],
    ['500', '100', { priceMin: '500' }, { priceMax: expect.stringContaining('below the lowest') }],
    ['x', 'y', {}, { priceMin: expect.any(String), priceMax: expect.any(String) }],
  ])('says what is wrong with %j to %j, and takes what is right', (priceMin, priceMax, range, faults) => {
    expect(readPriceRange({ priceMin, priceMax })).toEqual({ range, faults });
  });
});
