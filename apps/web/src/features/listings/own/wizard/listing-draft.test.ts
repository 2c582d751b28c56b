import type { Listing } from '@africanscity/contracts/listings/listings';
import { expect, it, onTestFinished, vi } from 'vitest';
import { copyOf, isStarted, isUnchanged, newDraft } from './listing-draft.ts';

it('creates an idempotency key, also without crypto.randomUUID, as on plain http', () => {
  vi.stubGlobal('crypto', { ...globalThis.crypto, randomUUID: undefined });
  onTestFinished(() => void vi.unstubAllGlobals());
  const keys = Array.from({ length: 50 }, () => newDraft().idempotencyKey);
  expect(new Set(keys).size).toBe(50);
  // The format that the API accepts.
  for (const key of keys) expect(key).toMatch(/^[\x21-\x7e]{1,200}$/);
});

it.each([
  ['FOR_SALE', 'FOR_SALE'],
  ['SOLD', 'FOR_SALE'],
  ['UNDER_OFFER', 'FOR_SALE'],
  ['FOR_RENT', 'FOR_RENT'],
  ['RENTED', 'FOR_RENT'],
] as const)('copies what a listing says, and offers what is %s as %s', (status, offered) => {
  const listing = { address: '4 Acacia Road', price: 98_000, numRoom: 4, numBathroom: null, status } as Listing;
  const { values, pictures, reached } = copyOf({ ...listing, reference: 'AV-1' }, 3);
  expect(values.reference).toBe('');
  expect(values).toMatchObject({ address: '4 Acacia Road', price: '98000', numRoom: '4', numBathroom: '' });
  expect([values.status, pictures, reached]).toEqual([offered, [], 3]);
});

it('knows a draft in which nothing was entered', () => {
  const draft = newDraft();
  expect(isStarted(draft)).toBe(false);
  expect(isStarted({ ...draft, values: { ...draft.values, role: 'INDIVIDUAL' } })).toBe(false);
  expect(isStarted({ ...draft, values: { ...draft.values, address: '4 Acacia Road' } })).toBe(true);
});

it('knows a copy in which nothing was changed', () => {
  const listing = { address: '4 Acacia Road', price: 98_000, status: 'SOLD' } as Listing;
  const copy = copyOf(listing, 3);
  expect(isUnchanged(copy, listing)).toBe(true);
  expect(isUnchanged({ ...copy, values: { ...copy.values, address: '6 Acacia Road' } }, listing)).toBe(false);
});
