import { describe, expect, it } from 'vitest';
import { listAddress, readListQuery, requestOf, typedPrices } from './list-query.ts';

const read = (search: string) => readListQuery(new URLSearchParams(search));

describe('readListQuery', () => {
  it('defaults to the newest listings, 25 per page', () => {
    expect(read('')).toEqual({ page: 0, size: 25 });
    expect(requestOf(read(''))).toMatchObject({ orderBy: 'createdAt-DESC' });
  });

  it('keeps the currency of a price or of a text, and drops one without', () => {
    expect(read('priceMax=2000000&currency=NGN')).toMatchObject({ priceMax: '2000000', currency: 'NGN' });
    expect(read('priceMax=2000&currency=USD')).not.toHaveProperty('currency');
    expect(read('city=Lagos&currency=NGN')).not.toHaveProperty('currency');
    expect(read('text=duplex+under+fifty+million&currency=NGN')).toMatchObject({ currency: 'NGN' });
    expect(read('text=duplex+under+200k&currency=USD')).toMatchObject({ currency: 'USD' });
    expect(listAddress(read('text=duplex&currency=NGN'), { text: undefined })).toBe('/Properties');
  });

  it.each(['', ' ', 'BFAAg0mMg0mMAA_zmM'])('has no unreadable area with “%s”', (area) => {
    expect(read(`drawnArea=${area}`)).not.toHaveProperty('unreadableArea');
  });

  it.each(['unreadable', 'BF', `BF${'A'.repeat(500)}`, '<b>'])('has an unreadable area with “%s”', (area) => {
    const query = read(`city=Lagos&drawnArea=${encodeURIComponent(area)}`);
    expect(query).toMatchObject({ city: 'Lagos', unreadableArea: area });
    expect(requestOf(query)).not.toHaveProperty('unreadableArea');
    expect(requestOf(query)).not.toHaveProperty('drawnArea');
    expect(listAddress(query)).toBe('/Properties?city=Lagos');
  });

  it('keeps the period of rents with their price', () => {
    const rent = 'propertyStatus=FOR_RENT&priceMax=2000000&currency=NGN&rentPeriod=year';
    expect(read(rent)).toMatchObject({ priceMax: '2000000', rentPeriod: 'year' });
    expect(listAddress(read(rent))).toBe(`/Properties?${rent}`);
    expect(listAddress(read(rent), { propertyStatus: 'FOR_SALE' })).not.toContain('rentPeriod');
    expect(listAddress(read(rent), { priceMax: undefined })).toBe('/Properties?propertyStatus=FOR_RENT');
    expect(listAddress(read(rent), { rentPeriod: 'month' })).not.toContain('rentPeriod');
    expect(read('propertyStatus=FOR_RENT&rentPeriod=year')).not.toHaveProperty('rentPeriod');
    expect(read('propertyStatus=FOR_SALE&priceMax=5&rentPeriod=year')).not.toHaveProperty('rentPeriod');
  });

  it('requests one card for identical adverts', () => {
    expect(requestOf(read('city=Lagos'))).toMatchObject({ alike: 'together' });
  });

  it('reads every parameter', () => {
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
    'text=%20',
    `text=${'x'.repeat(201)}`,
    'priceMin=0',
    'priceMin=123456789012345678',
    'priceMax=%00',
    'roomMin=0',
    'roomMin=many',
    'withPictures=false',
    'withPictures=yes',
    'latitude=1&longitude=2',
    'radiusKm=5',
    'latitude=91&longitude=2&radiusKm=5',
    'bounds=1,2,3',
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

  it('reads every filter', () => {
    const search =
      'propertyStatus=FOR_SALE&propertyType=House&kind=House&city=Harare&place=avondale%2Cborrowdale&nearby=true' +
      '&text=borehole&priceMin=100&priceMax=90000.50' +
      '&roomMin=3&bathroomMin=2&garageMin=1&withPictures=true&listedDays=7&latitude=-17.8&longitude=31.05&radiusKm=10&bounds=-18%2C30%2C-17%2C32';
    expect(listAddress(read(search))).toBe(`/Properties?${search}`);
  });

  it('drops parameters of a missing place', () => {
    expect(read('nearby=true')).toEqual(read(''));
    expect(read('place=a,,b&nearby=true')).toEqual(read(''));
  });

  it('reads formatted prices', () => {
    expect(read('priceMin=%24+85%2C000&priceMax=120+000')).toEqual(read('priceMin=85000&priceMax=120000'));
  });

  it('ignores an invalid price, and keeps its text', () => {
    const query = read('priceMin=cheap&priceMax=900&city=Lagos');
    expect(query).toEqual({ priceMax: '900', city: 'Lagos', page: 0, size: 25, mistyped: { priceMin: 'cheap' } });
    expect(requestOf(query)).toEqual(requestOf(read('priceMax=900&city=Lagos')));
    expect(listAddress(query)).toBe('/Properties?city=Lagos&priceMax=900');
    expect(typedPrices(query)).toEqual({ priceMin: 'cheap', priceMax: '900' });
  });

  it('ignores a maximum price below the minimum, and keeps the rest', () => {
    expect(read('priceMin=500&priceMax=100&city=Lagos')).toEqual({
      priceMin: '500',
      city: 'Lagos',
      page: 0,
      size: 25,
      mistyped: { priceMax: '100' },
    });
  });

  it('orders by best match for a text, unless an order is chosen', () => {
    expect(requestOf(read('text=pool'))).not.toHaveProperty('orderBy');
    expect(requestOf(read('text=pool&oderBy=createdAt-DESC'))).toMatchObject({ orderBy: 'createdAt-DESC' });
    expect(listAddress(read('text=pool&oderBy=createdAt-DESC'), { text: undefined })).toBe('/Properties');
    expect(listAddress(read('city=Lagos'), { text: 'pool' })).toBe('/Properties?city=Lagos&text=pool');
  });

  it('uses the nearest available page size', () => {
    expect(read('size=30').size).toBe(25);
    expect(read('size=1000000').size).toBe(100);
  });

  it('reads hostile names as plain text', () => {
    expect(read(`city=${encodeURIComponent("<script>'; DROP TABLE")}`).city).toBe("<script>'; DROP TABLE");
  });
});

describe('listAddress', () => {
  it('omits default values', () => {
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

  it('keeps the order by distance while there is something to measure from', () => {
    const near = 'latitude=-17.8&longitude=31&radiusKm=10&oderBy=distance-ASC';
    expect(listAddress(read(near))).toBe('/Properties?latitude=-17.8&longitude=31&radiusKm=10&oderBy=distance-ASC');
    expect(listAddress(read(near), { latitude: undefined, longitude: undefined, radiusKm: undefined })).toBe(
      '/Properties',
    );
    expect(read('oderBy=distance-ASC').oderBy).toBeUndefined();
    expect(read('oderBy=distance-ASC&place=lekki').oderBy).toBe('distance-ASC');
    expect(read('oderBy=distance-ASC&text=lekki').oderBy).toBe('distance-ASC');
  });

  it('round-trips any name', () => {
    const query = { ...read('page=1'), city: 'N’Djamena & Ça=1?#', propertyType: 'A+B %20' };
    expect(read(listAddress(query, { page: 1 }).split('?')[1]!)).toEqual(query);
  });
});

describe('a cursor of a neighbouring page', () => {
  const query = readListQuery(new URLSearchParams('city=Lagos&page=3&cursor=abc_-9'));

  it('is in the address and in the request', () => {
    expect(requestOf(query)).toMatchObject({ page: '3', cursor: 'abc_-9' });
    expect(listAddress(query, { page: 4, cursor: 'next' })).toContain('cursor=next');
  });

  it('is dropped on the first page, when invalid, and on changes other than the page', () => {
    expect(listAddress(query, { city: 'Abuja' })).not.toContain('cursor');
    expect(listAddress(query, { page: 0, cursor: 'next' })).not.toContain('cursor');
    expect(readListQuery(new URLSearchParams('page=3&cursor=%3Cb%3E')).cursor).toBeUndefined();
  });
});
