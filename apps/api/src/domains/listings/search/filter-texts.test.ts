import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asksFor, listingFilterNames, type ListingFilterTexts } from '@africanscity/contracts/listings/filters';
import { readFilterText, readListingFilter } from '@africanscity/contracts/listings/filter-texts';
import { ListingFilter } from '@africanscity/contracts/listings/listing-filter';

/** Texts that are near to what filters take. */
const texts = fc.oneof(
  fc.constantFrom('FOR_SALE', 'for_sale', 'true', 'false', '', ' ', '\u200b', '\0', '\ud800', 'toString', '__proto__'),
  fc.constantFrom(
    '0',
    '00',
    '007',
    '1000',
    '1001',
    '-0',
    '1e3',
    '0x10',
    '0.5',
    '450.50',
    '450.505',
    '500',
    '500.001',
    '9'.repeat(13),
  ),
  fc.constantFrom('-90', '90.1', '181', '-18,30,-17,32', '-17,30,-18,32', '-18,181,-17,32', '1,2,3', ' 3', '3\n'),
  fc.integer().map(String),
  fc.double().map(String),
  fc.string({ unit: 'binary', maxLength: 130 }),
  fc.integer({ min: 110, max: 130 }).map((length) => 'x'.repeat(length)),
);

describe.each(listingFilterNames)('%s', (name) => {
  test('is read from a text as its schema reads it', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { success, data } = ListingFilter.shape[name].safeParse(text);
        expect(readFilterText(name, text)).toEqual(success ? data : undefined);
      }),
      { numRuns: 500 },
    );
  });
});

test('the filter of any address is one that the schema takes, of filters that ask for something', () => {
  const addresses = fc.record(
    Object.fromEntries(listingFilterNames.map((name) => [name, texts])) as Record<string, typeof texts>,
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(addresses, (address) => {
      const read: ListingFilterTexts = readListingFilter(new URLSearchParams(address as Record<string, string>));
      const { data = {} } = ListingFilter.safeParse(read);
      expect(Object.keys(data)).toEqual(Object.keys(read));
      for (const name of listingFilterNames) expect(name in read).toBe(asksFor(name, data[name]));
    }),
    { numRuns: 500 },
  );
});
