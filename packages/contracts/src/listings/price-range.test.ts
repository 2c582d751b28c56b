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
    ['150k', '2m', { priceMin: '150000', priceMax: '2000000' }],
    ['N1.5m', '2.25 million', { priceMin: '1500000', priceMax: '2250000' }],
    ['₦800K', '₦1,500k', { priceMin: '800000', priceMax: '1500000' }],
    ['R850 000', 'R1,2m', { priceMin: '850000', priceMax: '1200000' }],
    ['1,5 mil', '3 millions', { priceMin: '1500000', priceMax: '3000000' }],
    ['45,000/=', '85 000,50', { priceMin: '45000', priceMax: '85000.50' }],
    ['1.500.000', '2.000.000 FCFA', { priceMin: '1500000', priceMax: '2000000' }],
    ['500k KES', '2m NGN', { priceMin: '500000', priceMax: '2000000' }],
    ['10,000', '1,500,000.50', { priceMin: '10000', priceMax: '1500000.50' }],
  ])('reads %j to %j', (priceMin, priceMax, range) => {
    expect(readPriceRange({ priceMin, priceMax })).toEqual({ range, faults: {} });
  });

  it.each([
    ['cheap', '900', { priceMax: '900' }, { priceMin: expect.stringContaining('number') }],
    ['-5', '', {}, { priceMin: expect.stringContaining('number') }],
    ['', '1e9', {}, { priceMax: expect.stringContaining('number') }],
    ['', '1.234', {}, { priceMax: expect.stringContaining('number') }],
    ['85.000', '1.23.456', {}, { priceMin: expect.stringContaining('number'), priceMax: expect.any(String) }],
    ['2bn', '2 billion', {}, { priceMin: expect.stringContaining('number'), priceMax: expect.any(String) }],
    ['2.5.5m', '2mm', {}, { priceMin: expect.stringContaining('number'), priceMax: expect.any(String) }],
    ['9999999999999', '', {}, { priceMin: expect.stringContaining('number') }],
    ['500', '100', { priceMin: '500' }, { priceMax: expect.stringContaining('below the lowest') }],
    ['x', 'y', {}, { priceMin: expect.any(String), priceMax: expect.any(String) }],
  ])('says what is wrong with %j to %j, and takes what is right', (priceMin, priceMax, range, faults) => {
    expect(readPriceRange({ priceMin, priceMax })).toEqual({ range, faults });
  });
});
