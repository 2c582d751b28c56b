import { describe, expect, it } from 'vitest';
import { goodCells } from '../../../../test/import-folder.ts';
import { createImportKeys } from './candidate-batches.ts';
import { ownerName } from './formats/columns.ts';
import { readListingRow } from './listing-row.ts';

const faultsOf = (cells: Partial<typeof goodCells>) => {
  const read = readListingRow({ ...goodCells, ...cells });
  return 'errors' in read ? read.errors : [];
};

describe('readListingRow', () => {
  it('reads a good row', () => {
    expect(readListingRow(goodCells)).toEqual({
      row: expect.objectContaining({
        price: '85000.50',
        country: 'ZW',
        size: '240',
        pictures: ['front.jpg', 'kitchen.jpg'],
        numRoom: 3,
        stateName: null,
      }),
    });
  });

  it.each([
    ['role', 'AGENT'],
    ['role', ''],
    ['status', 'for sale'],
    ['status', 'toString'],
    ['address', ' '],
    ['address', '\u200B'],
    ['address', 'a\0b'],
    ['address', '\uFFFD'],
    ['address', 'x'.repeat(301)],
    ['area', 'x'.repeat(121)],
    ['city', ''],
    ['country', 'Atlantis'],
    ['country', ''],
    ['type', ''],
    ['type', 'x'.repeat(121)],
    ['size', 'x'.repeat(41)],
    ['description', ''],
    ['description', 'x'.repeat(10_001)],
    ['description', 'half \uD800'],
    ['price', ''],
    ['price', '-1'],
    ['price', '1e3'],
    ['price', '0x10'],
    ['price', 'NaN'],
    ['price', '1,000'],
    ['price', '0.001'],
    ['price', '1000000000000'],
    ['numGarage', '-1'],
    ['numRoom', '1.5'],
    ['numBathroom', '1001'],
    ['numToilet', '1,000'],
    ['numToilet', '3.5'],
    ['numToilet', 'two'],
    ['pictures', '../secret.jpg'],
    ['pictures', 'a/b.jpg'],
    ['pictures', '..'],
    ['pictures', 'a\\b.jpg'],
    ['pictures', 'a.jpg;'.repeat(21)],
    ['ownerEmail', ''],
    ['ownerEmail', 'nobody'],
    ['ownerEmail', `${'x'.repeat(250)}@example.com`],
  ] as const)('refuses %s %j', (column, value) => {
    expect(faultsOf({ [column]: value }).map((fault) => fault.column)).toEqual([column]);
  });

  it.each([
    ['', null],
    [' ', null],
    ['-', null],
    ['n/a', null],
    ['0', 0],
    ['3.0', 3],
    ['3,00', 3],
    ['\u00a04 ', 4],
    ['٣', 3],
  ])('reads the count %j as %s', (numRoom, count) => {
    expect(readListingRow({ ...goodCells, numRoom })).toMatchObject({ row: { numRoom: count } });
  });

  it('reads spaces that do not break as spaces, and quotation marks around words as none', () => {
    const cells = { ...goodCells, area: 'Mount\u00a0Pleasant', status: '“FOR_SALE”', role: ' INDIVIDUAL\u202f' };
    expect(readListingRow(cells)).toMatchObject({
      row: { area: 'Mount Pleasant', status: 'FOR_SALE', role: 'INDIVIDUAL' },
    });
  });

  it('names the fault of a currency, a period and an amount', () => {
    expect(faultsOf({ currency: 'naira' })).toEqual([
      {
        column: 'currency',
        reason: 'must be the code of a currency, such as NGN or KES; leave it empty for US dollars',
      },
    ]);
    expect(faultsOf({ currency: 'NGN' })).toEqual([
      { column: 'currency', reason: expect.stringMatching(/^must have an exchange rate, and NGN has none/) },
    ]);
    expect(faultsOf({ period: 'fortnight' })).toEqual([
      { column: 'period', reason: 'must be one of year, semester, month, week, day' },
    ]);
    const rateOf = () => ({ rate: '600', validFrom: new Date('2026-01-05') });
    expect(readListingRow({ ...goodCells, currency: 'xof' }, { rateOf })).toEqual({
      errors: [{ column: 'price', reason: 'must be a whole number in XOF, of at most 15 digits' }],
    });
  });

  it('names the value and the fix of an ambiguous price', () => {
    expect(faultsOf({ price: '1.250' })).toEqual([
      { column: 'price', reason: 'may be 1250 or 1.25: "1.250"; write 1250 or 1.25' },
    ]);
  });

  it('accepts the limits themselves', () => {
    expect(faultsOf({ price: '999999999999.99', numRoom: '1000', size: '', area: '', pictures: '' })).toEqual([]);
  });

  it('asks for the company of a REAL_ESTATE row, beside all other faults', () => {
    const faults = faultsOf({ role: 'REAL_ESTATE', stateName: ' ', price: 'free', numRoom: 'two' });
    expect(faults.map((fault) => fault.column).sort()).toEqual(['numRoom', 'price', 'stateName']);
  });
});

describe('createImportKeys', () => {
  const row = (cells: Partial<typeof goodCells> = {}) => {
    const read = readListingRow({ ...goodCells, ...cells });
    if ('errors' in read) throw new Error('The row has errors.');
    return read.row;
  };

  it('gives equal rows the same keys in every import, and keys of their own within one', () => {
    const first = createImportKeys();
    const keys = [first(row()), first(row()), first(row({ price: '1' }))];
    const second = createImportKeys();
    expect(first(row({ currency: 'USD' }))).not.toBe(keys[0]);
    expect([second(row({ price: '1' })), second(row()), second(row())]).toEqual([keys[2], keys[0], keys[1]]);
    expect(new Set(keys).size).toBe(3);
  });

  it('keeps the key that a row had before files could hold locations', () => {
    expect(createImportKeys()(row())).toBe('csv:KbO1uCIPYVCJPRMf8AopWA:1');
    expect(createImportKeys()(row({ googleLocation: '' }))).toBe('csv:KbO1uCIPYVCJPRMf8AopWA:1');
    expect(createImportKeys()(row({ googleLocation: '-17.8,31.05' }))).not.toBe('csv:KbO1uCIPYVCJPRMf8AopWA:1');
  });

  it('knows spellings of one value', () => {
    expect(createImportKeys()(row({ price: '085000.5', country: 'ZW', address: ` ${goodCells.address} ` }))).toBe(
      createImportKeys()(row()),
    );
  });
});

describe('ownerName', () => {
  it.each([
    ['tendai.moyo@example.com', 'Tendai', 'Moyo'],
    ['owner007@example.com', 'Owner', '007'],
    ['ANNA_VAN-wyk+homes@example.com', 'Anna', 'Van Wyk'],
    ['x@example.com', 'X', ''],
    ['+@example.com', 'Owner', ''],
  ])('reads %s', (email, name, surname) => {
    expect(ownerName(email)).toEqual({ name, surname });
  });
});
