import type { ListingPage } from '@africanscity/contracts/listings/listing-page';
import { expect, it } from 'vitest';
import { countText } from './list-header.tsx';

function pageOf(numberOfElements: number, totalElements: number, offset = 0): ListingPage {
  return { numberOfElements, totalElements, pageable: { offset } } as ListingPage;
}

it('counts homes on one page without a range', () => {
  expect(countText(pageOf(1, 1))).toBe('1 home');
  expect(countText(pageOf(8, 8))).toBe('8 homes');
});

it('names the range of a page among several', () => {
  expect(countText(pageOf(1, 26, 25))).toBe('26 - 26 of 26 homes');
  expect(countText(pageOf(25, 1_234, 25))).toBe('26 - 50 of 1,234 homes');
});
