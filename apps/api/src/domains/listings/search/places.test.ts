import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProperty } from '../../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

describe('the place of a listing', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  const placed = async (values: Parameters<typeof createProperty>[1]) => {
    const { id } = await createProperty(app.ctx.db, values);
    return app.ctx.db.property.findUniqueOrThrow({
      where: { id },
      select: { latitude: true, longitude: true, located: true },
    });
  };

  test.each([
    '-17.8, 31.05',
    '-17.8,31.05',
    'https://www.google.com/maps/@-17.8,31.05,15z',
    'https://www.google.com/maps?q=-17.8,31.05',
    'https://maps.google.com/?q=loc:-17.8%2C31.05',
    'https://www.google.com/maps/search/?api=1&query=-17.8%2C+31.05',
    'https://www.google.com/maps/place/Avondale/@-1.25,36.8,12z/data=!4m5!3m4!1s0x0!8m2!3d-17.8!4d31.05',
    'https://www.google.com/maps/dir/?api=1&destination=-17.8,31.05',
    'https://www.openstreetmap.org/?mlat=-17.8&mlon=31.05',
    'https://www.openstreetmap.org/#map=15/-17.8/31.05',
    'https://maps.apple.com/?ll=-17.8,31.05&z=12',
  ])('is read from %s', async (googleLocation) => {
    expect(await placed({ googleLocation })).toEqual({ latitude: -17.8, longitude: 31.05, located: 'EXACT' });
  });

  test.each([
    null,
    '0,0',
    '95.1, 31',
    '-17.8, 190.5',
    'https://maps.app.goo.gl/AbCdEf123',
    'https://www.google.com/maps/@999,31,15z',
    'https://example.com/?q=Avondale',
  ])('is the centre of the area when %s names none', async (googleLocation) => {
    const place = await placed({ googleLocation, area: ' AVONDALE ', city: 'Harare', country: 'ZW' });
    expect(place).toEqual({ latitude: -17.8, longitude: 31.04, located: 'AREA' });
  });

  test.each([
    [{ area: 'Nowhere Hills', city: 'harare', country: 'ZW' }, -17.83, 'CITY'],
    [{ area: '', city: "N'Djaména", country: 'TD' }, 12.13, 'CITY'],
    [{ area: 'Ibadan', city: 'Oyo', country: 'NG' }, 7.38, 'AREA'],
    [{ area: '', city: 'Harare', country: null }, -17.83, 'CITY'],
    [{ area: '', city: 'Harare', country: 'KE' }, null, null],
    [{ area: '', city: '', country: null }, null, null],
    [{ area: 'Atlantis', city: 'Utopia', country: 'ZW' }, null, null],
  ])('of %j is %s, %s', async (values, latitude, located) => {
    expect(await placed(values)).toMatchObject({ latitude, located });
  });

  test('follows an edit, and forgets what is no longer said', async () => {
    const { id } = await createProperty(app.ctx.db, { googleLocation: '-17.8,31.05' });
    const change = (data: object) => app.ctx.db.property.update({ where: { id }, data });
    expect(await change({ googleLocation: '-20.1, 28.6' })).toMatchObject({ latitude: -20.1, located: 'EXACT' });
    expect(await change({ googleLocation: null, city: 'Bulawayo', area: '' })).toMatchObject({
      latitude: -20.15,
      located: 'CITY',
    });
    expect(await change({ city: 'Utopia' })).toMatchObject({ latitude: null, longitude: null, located: null });
  });
});
