import { describe, expect, it, test } from 'vitest';
import { cardPath, kindSlug, landingPath } from './addresses.ts';
import { listingIdIn, listingPath, slugOf } from './listing-slug.ts';

const duplex = { id: 9000, type: 'Duplex', area: 'Lekki', city: 'Lagos', numRoom: 3 };

describe('listingPath', () => {
  it.each([
    [{}, '/property/3-bed-duplex-in-lekki-9000'],
    [{ numRoom: null }, '/property/duplex-in-lekki-9000'],
    [{ numRoom: 0, area: '' }, '/property/duplex-in-lagos-9000'],
    [
      { type: 'Semi-Detached Duplex', area: 'Victoria Island (VI)' },
      '/property/3-bed-semi-detached-duplex-in-victoria-island-vi-9000',
    ],
    [{ area: 'Cocody, Côte d’Ivoire' }, '/property/3-bed-duplex-in-cocody-cote-d-ivoire-9000'],
    [{ type: 'شقة', area: 'طرابلس', city: '' }, '/property/3-bed-home-9000'],
    [{ area: '../../admin?x=#' }, '/property/3-bed-duplex-in-admin-x-9000'],
  ])('says what %j is', (change, path) => expect(listingPath({ ...duplex, ...change })).toBe(path));

  it('is read back', () => {
    expect(listingIdIn('3-bed-duplex-in-lekki-9000')).toBe('9000');
    expect(listingIdIn('9000')).toBe('9000');
    for (const none of ['', 'house', 'house9000', 'house-9000-', 'house-12345678901'])
      expect(listingIdIn(none)).toBeUndefined();
  });
});

test('slugOf never ends in a hyphen, however long the text', () => {
  expect(slugOf(`${'a'.repeat(59)} b`)).toBe('a'.repeat(59));
  expect(slugOf(' Isheri  North ')).toBe('isheri-north');
});

test('landingPath names status, places and kind', () => {
  expect(landingPath('FOR_SALE')).toBe('/for-sale');
  expect(landingPath('FOR_RENT', ['nigeria', 'lagos'], 'Block of Flats')).toBe(
    '/to-rent/nigeria/lagos/blocks-of-flats',
  );
  expect(kindSlug('Land')).toBe('land');
});

test('cardPath changes with the listing and its cover', () => {
  expect(cardPath({ id: 9, version: 2, pictureUri: 'pictures/0123456789abcdef' }, 'en')).toBe(
    '/cards/9-2-01234567.jpg',
  );
  expect(cardPath({ id: 9, version: 3, pictureUri: null }, 'en')).toBe('/cards/9-3-0.jpg');
  expect(cardPath({ id: 9, version: 3, pictureUri: null }, 'fr')).toBe('/cards/9-3-0-fr.jpg');
});
