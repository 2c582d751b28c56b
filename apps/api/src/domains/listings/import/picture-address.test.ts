import { describe, expect, test } from 'vitest';
import { fileNameIn, inPictureCell, isPictureAddress } from './picture-address.ts';
import { pictureNames } from './picture-names.ts';

describe('the pictures of a cell', () => {
  test.each([
    ['front.jpg;https://example.com/a.jpg', ['front.jpg', 'https://example.com/a.jpg']],
    [
      'https://example.com/a.jpg, https://example.com/b.jpg',
      ['https://example.com/a.jpg', 'https://example.com/b.jpg'],
    ],
    ['https://example.com/a.jpg,http://example.com/b.jpg', ['https://example.com/a.jpg', 'http://example.com/b.jpg']],
    ['https://example.com/a.jpg HTTPS://example.com/b.jpg', ['https://example.com/a.jpg', 'HTTPS://example.com/b.jpg']],
    ['https://example.com/a.jpg\nfront door.jpg', ['https://example.com/a.jpg', 'front door.jpg']],
    // A comma within an address or a name separates nothing.
    ['https://example.com/w_400,h_300/a.jpg', ['https://example.com/w_400,h_300/a.jpg']],
    ['kitchen, first floor.jpg', ['kitchen, first floor.jpg']],
  ])('%j', (cell, names) => {
    expect(pictureNames(cell)).toEqual(names);
  });

  test.each(['https://example.com/a;b|c.jpg', 'https://example.com/?of=x,https://example.com/b.jpg'])(
    'hold the address %s of a feed as one',
    (address) => {
      expect(pictureNames(inPictureCell(address))).toHaveLength(1);
    },
  );
});

test.each([
  ['https://example.com/a.jpg', true],
  ['HTTP://example.com', true],
  ['https://', false],
  ['ftp://example.com/a.jpg', false],
  ['//example.com/a.jpg', false],
  ['front.jpg', false],
  [`https://example.com/${'a'.repeat(2000)}`, false],
])('isPictureAddress of %s is %s', (name, is) => {
  expect(isPictureAddress(name)).toBe(is);
});

test('the name of a file at an address may say its room', () => {
  expect(fileNameIn('https://example.com/homes/main%20kitchen.jpg?size=2')).toBe('main kitchen.jpg');
  expect(fileNameIn('https://example.com/100%.jpg')).toBe('100%.jpg');
  expect(fileNameIn('https://example.com')).toBe('');
});
