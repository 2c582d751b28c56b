import { describe, expect, it } from 'vitest';
import { listAddress, readListQuery, requestOf } from './list-query.ts';

const read = (search: string) => readListQuery(new URLSearchParams(search));

describe('readListQuery', () => {
  it('starts with the newest listings, 25 a page', () => {
    expect(read('')).toEqual({ oderBy: 'createdAt-DESC', page: 0, size: 25 });
  });

  it('reads every part of an address', () => {
    expect(read('propertyStatus=FOR_RENT&propertyType=House&city=Addis+Ababa&oderBy=price-ASC&page=3&size=50')).toEqual(
      {
        propertyStatus: 'FOR_RENT',
        propertyType: 'House',
        city: 'Addis Ababa',
        oderBy: 'price-ASC',
        page: 3,
        size: 50,
      },
    );
  });

  it.each([
    'propertyStatus=FREE',
    'propertyStatus=',
    'propertyType=',
    'propertyType=%20',
    'city=',
    `city=${'x'.repeat(121)}`,
    'city=%00',
    'oderBy=name-UP',
    'orderBy=price-ASC',
    'page=-1',
    'page=1.5',
    'page=9999999999',
    'page=%27',
    'size=Show+More+listings',
    'size=',
    '__proto__=1',
    'toString=x',
  ])('takes %s for absent', (search) => {
    expect(read(search)).toEqual(read(''));
  });

  it('takes the nearest page size there is', () => {
    expect(read('size=30').size).toBe(25);
    expect(read('size=1000000').size).toBe(100);
  });

  it('takes hostile names as plain text', () => {
    expect(read(`city=${encodeURIComponent("<script>'; DROP TABLE")}`).city).toBe("<script>'; DROP TABLE");
  });
});

describe('listAddress', () => {
  it('leaves out what is as usual', () => {
    expect(listAddress(read(''))).toBe('/Properties');
  });

  it('keeps the list and changes the page', () => {
    expect(listAddress(read('city=Lagos&size=5&oderBy=price-DESC'), { page: 2 })).toBe(
      '/Properties?city=Lagos&oderBy=price-DESC&page=2&size=5',
    );
  });

  it('starts from the first page when anything else changes', () => {
    expect(listAddress(read('page=7&city=Lagos'), { propertyType: 'Stand' })).toBe(
      '/Properties?propertyType=Stand&city=Lagos',
    );
    expect(listAddress(read('page=7&city=Lagos'), { city: undefined })).toBe('/Properties');
  });

  it('survives its own reading, whatever the names', () => {
    const query = { ...read('page=1'), city: 'N’Djamena & Ça=1?#', propertyType: 'A+B %20' };
    expect(read(listAddress(query, { page: 1 }).split('?')[1]!)).toEqual(query);
  });
});

describe('a cursor of a neighbouring page', () => {
  const query = readListQuery(new URLSearchParams('city=Lagos&page=3&cursor=abc_-9'));

  it('travels in the address and in the request', () => {
    expect(requestOf(query)).toMatchObject({ page: '3', cursor: 'abc_-9' });
    expect(listAddress(query, { page: 4, cursor: 'next' })).toContain('cursor=next');
  });

  it('is dropped with any change but of the page, on the first page, and when it is none', () => {
    expect(listAddress(query, { city: 'Abuja' })).not.toContain('cursor');
    expect(listAddress(query, { page: 0, cursor: 'next' })).not.toContain('cursor');
    expect(readListQuery(new URLSearchParams('page=3&cursor=%3Cb%3E')).cursor).toBeUndefined();
  });
});
