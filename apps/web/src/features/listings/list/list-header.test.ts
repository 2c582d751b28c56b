import type { ListingPage } from '@africanscity/contracts/listings/listing-page';
import { expect, it } from 'vitest';
import { countText } from './list-header.tsx';

function pageOf(numberOfElements: number, totalElements: number, offset = 0): ListingPage {
  return { numberOfElements, totalElements, pageable: { offset } } as ListingPage;
}

it('counts one home in the singular', () => {
  expect(countText(pageOf(1, 1))).toBe('1 - 1 of 1 home');
  expect(countText(pageOf(2, 2))).toBe('1 - 2 of 2 homes');
  expect(countText(pageOf(25, 1_234, 25))).toBe('26 - 50 of 1,234 homes');
});
