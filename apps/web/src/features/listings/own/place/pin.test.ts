import { describe, expect, test } from 'vitest';
import { fitPasted, isOnMap, pinFault, readPin, writePin } from './pin.ts';

describe('readPin', () => {
  test('reads the output of writePin', () => {
    expect(writePin({ latitude: -17.8, longitude: 31.053217 })).toBe('-17.8,31.05322');
    expect(readPin('-17.8,31.05322')).toEqual({ latitude: -17.8, longitude: 31.05322 });
  });

  test.each(['', ' ', 'https://maps.app.goo.gl/AbC', '91,0', '0,181', 'here', '53C2+8V'])(
    'finds no point in %j',
    (text) => {
      expect(readPin(text)).toBeNull();
    },
  );
});

describe('pinFault', () => {
  test.each(['', ' ', '-17.8, 31.05', `17°49'S 31°3'E`, '53C2+8V Harare'])('finds none in %j', (text) => {
    expect(pinFault(text)).toBeUndefined();
  });

  test.each([
    ['near the church', /^This cannot be read: write the latitude and the longitude, such as .*\.$/],
    ['95, 31', /^The place must have a latitude from -90 to 90/],
    ['0, 0', /^The place must not be 0, 0/],
    ['https://maps.app.goo.gl/AbC', /^This is a short link, .*: open it, then copy/],
    ['///filled.count.soap', /^This is a what3words address/],
  ])('is a sentence for %j', (text, fault) => {
    expect(pinFault(text)).toMatch(fault);
  });
});

describe('fitPasted', () => {
  test('puts spaces between lines', () => {
    expect(fitPasted('-17.8292\n31.0522\n')).toBe('-17.8292 31.0522');
    expect(fitPasted('Dropped pin\r\nhttps://maps.app.goo.gl/AbC')).toBe('Dropped pin https://maps.app.goo.gl/AbC');
  });

  test('keeps only the point of a link that is too long', () => {
    const link = `https://www.google.com/maps/place/Home/@-17.9,31.2,17z/data=!3d-17.8292!4d31.0522!${'1s0x0'.repeat(120)}`;
    expect(fitPasted(link)).toBe('-17.8292,31.0522');
  });

  test.each(['-17.8292, 31.0522', 'https://www.google.com/maps?q=-17.8292,31.0522', 'x'.repeat(600)])(
    'leaves texts that fit or have no point: %s',
    (text) => {
      expect(fitPasted(text)).toBeNull();
    },
  );
});

test('isOnMap covers the continent and its islands', () => {
  expect(isOnMap({ latitude: -20.16, longitude: 57.5 })).toBe(true);
  expect(isOnMap({ latitude: 51.5, longitude: -0.1 })).toBe(false);
});
