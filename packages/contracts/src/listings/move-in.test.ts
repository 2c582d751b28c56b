import { describe, expect, test } from 'vitest';
import { type Costs, costAmount, moveInOf, type Rent } from './move-in.ts';

const rent = (amount: number, currency: string, period: Rent['period']): Rent => ({ amount, currency, period });

describe('moveInOf', () => {
  test.each<[string, Rent, Costs, number, [string, number][]]>([
    [
      'a year in Lagos with agency, legal and caution fees',
      rent(180_000_000, 'NGN', 'year'),
      { agencyFee: '10%', legalFee: '10%', cautionFee: '200000', serviceCharge: '190000' },
      255_000_000,
      [
        ['Rent for one year', 180_000_000],
        ['Caution fee', 20_000_000],
        ['Agency fee, 10%', 18_000_000],
        ['Legal fee, 10%', 18_000_000],
        ['Service charge', 19_000_000],
      ],
    ],
    [
      'a month and a deposit in Nairobi',
      rent(4_500_000, 'KES', 'month'),
      { rentInAdvance: '1 month', deposit: '1 month' },
      9_000_000,
      [
        ['Rent for 1 month', 4_500_000],
        ['Deposit, 1 month', 4_500_000],
      ],
    ],
    [
      'two months of deposit and one of commission in Dakar, without decimals',
      rent(150_000, 'XOF', 'month'),
      { rentInAdvance: '1 month', deposit: '2 months', agencyFee: '1 month' },
      600_000,
      [
        ['Rent for 1 month', 150_000],
        ['Deposit, 2 months', 300_000],
        ['Agency fee, 1 month', 150_000],
      ],
    ],
    [
      'a viewing fee beside other costs',
      rent(65_000, 'USD', 'month'),
      { deposit: '650', viewingFee: '10' },
      131_000,
      [
        ['Rent for one month', 65_000],
        ['Deposit', 65_000],
        ['Viewing fee', 1_000],
      ],
    ],
    [
      'thousandths of a dinar, each part rounded',
      rent(850_500, 'TND', 'month'),
      { deposit: '1.5 months', agencyFee: '33.33%', legalFee: '12.345' },
      2_422_067,
      [
        ['Rent for one month', 850_500],
        ['Deposit, 1.5 months', 1_275_750],
        ['Agency fee, 33.33%', 283_472],
        ['Legal fee', 12_345],
      ],
    ],
    [
      'half a franc rounded up',
      rent(100_001, 'XOF', 'month'),
      { agencyFee: '50%' },
      150_002,
      [
        ['Rent for one month', 100_001],
        ['Agency fee, 50%', 50_001],
      ],
    ],
    [
      'half a year in advance with the service charge of half a year',
      rent(100_000_000, 'NGN', 'year'),
      { rentInAdvance: '6 months', serviceCharge: '120000', deposit: '1 month' },
      64_333_333,
      [
        ['Rent for 6 months', 50_000_000],
        ['Deposit, 1 month', 8_333_333],
        ['Service charge', 6_000_000],
      ],
    ],
    [
      'two years in advance with the service charge of two years',
      rent(180_000_000, 'NGN', 'year'),
      { rentInAdvance: '24 months', serviceCharge: '5%' },
      378_000_000,
      [
        ['Rent for 24 months', 360_000_000],
        ['Service charge, 5%', 18_000_000],
      ],
    ],
    [
      'a month of a rent by the week, of which a year has 52',
      rent(120_000, 'ZAR', 'week'),
      { deposit: '1 month' },
      640_000,
      [
        ['Rent for one week', 120_000],
        ['Deposit, 1 month', 520_000],
      ],
    ],
  ])('adds up %s', (_case, asked, costs, total, parts) => {
    const moveIn = moveInOf(asked, costs);
    expect(moveIn?.parts.map(({ label, amount }) => [label, amount])).toEqual(parts);
    expect(moveIn?.total).toBe(total);
  });

  test('names the costs of which the owner said nothing, and counts a stated 0', () => {
    const moveIn = moveInOf(rent(4_500_000, 'KES', 'month'), { deposit: '1 month', agencyFee: '0', legalFee: null });
    expect(moveIn?.unstated).toEqual(['cautionFee', 'legalFee', 'serviceCharge', 'viewingFee']);
    expect(moveIn?.parts.at(-1)).toEqual({ name: 'agencyFee', label: 'Agency fee', amount: 0 });
  });

  test.each<[string, Costs]>([
    ['no cost', {}],
    ['a viewing fee alone', { viewingFee: '5000' }],
    ['unknown costs alone', { deposit: null, agencyFee: undefined }],
  ])('is unknown with %s', (_case, costs) => {
    expect(moveInOf(rent(180_000_000, 'NGN', 'year'), costs)).toBeNull();
  });

  test('is unknown for more than fifteen digits', () => {
    expect(moveInOf(rent(900_000_000_000_000, 'NGN', 'year'), { rentInAdvance: '24 months' })).toBeNull();
  });
});

test.each([
  ['5000', 500_000],
  ['0.5%', 900_000],
  ['1 month', 15_000_000],
])('costAmount of %s of ₦1,800,000 a year is %d kobo', (text, amount) => {
  expect(costAmount(text, rent(180_000_000, 'NGN', 'year'))).toBe(amount);
});
