import { describe, expect, test } from 'vitest';
import { readDegrees } from './angles.ts';
import { readCoordinates } from './coordinates.ts';
import { coordinateFaults, writeCoordinates } from './point.ts';

const pointOf = (text: string) => {
  const reading = readCoordinates(text);
  return 'point' in reading ? [reading.point.latitude, reading.point.longitude] : reading;
};
const faultOf = (text: string) => {
  const reading = readCoordinates(text);
  return 'fault' in reading ? reading.fault : reading;
};

describe('readCoordinates reads', () => {
  const harare = [-17.8292, 31.0522];
  test.each([
    '-17.8292, 31.0522',
    '-17.8292,31.0522',
    '  -17.8292 ,31.0522 ',
    '-17.8292 31.0522',
    '-17.8292; 31.0522',
    '-17.8292 / 31.0522',
    '(-17.8292, 31.0522)',
    '[-17.8292, 31.0522]',
    '+31.0522E, -17.8292',
    // Unicode minus signs, dashes, unseen marks and other digits.
    '−17.8292, 31.0522',
    '–17.8292, +31.0522',
    '\u200e-17.8292,\u00a031.0522\u200e',
    '-١٧٫٨٢٩٢, ٣١٫٠٥٢٢',
    '－１７．８２９２，３１．０５２２',
    // Decimal commas.
    '-17,8292; 31,0522',
    '-17,8292 31,0522',
    '-17,8292, 31,0522',
    '-17,8292,31,0522',
    '17,8292 S, 31,0522 E',
    // Letters and labels, before and behind, in any order and four languages.
    '17.8292S 31.0522E',
    '17.8292S31.0522E',
    'S17.8292 E31.0522',
    's 17.8292, e 31.0522',
    '31.0522E 17.8292S',
    'E 31.0522 S 17.8292',
    '17.8292° S, 31.0522° E',
    '17.8292°S 31.0522°E',
    '-17.8292°, 31.0522°',
    '17.8292 South, 31.0522 East',
    '17,8292 Sud 31,0522 Est',
    '31,0522 L; 17,8292 Sul',
    '٣١٫٠٥٢٢ شرقًا ١٧٫٨٢٩٢ جنوبًا',
    '-17.8292 S, 31.0522 E',
    'Latitude: -17.8292, Longitude: 31.0522',
    'lat=-17.8292&lng=31.0522',
    'Longitude 31.0522 Latitude -17.8292',
    '{"lat": -17.8292, "lng": 31.0522}',
    'Lat: 17.8292 S Long: 31.0522 E',
    '17.8292S - 31.0522E',
    'GPS: -17.8292, 31.0522',
    '-17.8292، 31.0522',
    'Lat. -17.8292 / Long. 31.0522',
    '17.8292 Kusini, 31.0522 Mashariki',
    '17,8292 Süd; 31,0522 Ost',
    '17°49′S 31°3′E extra / 17.8292°S 31.0522°E / -17.8292; 31.0522',
    '@-17.8292,31.0522,15z',
    '-17.8292,31.0522,1480m',
    '-17.8292, 31.0522, 1480 m',
    '17.8292°S, 31.0522°E; 1480.5 metres',
    // URIs and links.
    'geo:-17.8292,31.0522',
    'GEO:-17.8292,31.0522,1490;crs=WGS84;u=35',
    'geo:0,0?q=-17.8292,31.0522(Our%20house)',
    'geo:-17.8292,31.0522?z=15',
    'https://www.google.com/maps/@-17.8292,31.0522,15z',
    'https://www.google.com/maps?q=-17.8292,31.0522',
    'http://maps.google.com/?q=-17.8292,31.0522',
    'maps.google.com/?q=-17.8292,31.0522',
    'https://maps.google.com/?q=loc:-17.8292%2C31.0522',
    'https://www.google.com/maps/search/?api=1&query=-17.8292%2C+31.0522',
    'https://www.google.com/maps/search/-17.8292,+31.0522?entry=tts',
    'https://www.google.com/maps/dir/?api=1&destination=-17.8292,31.0522',
    'https://www.google.com/maps/dir/-17.9,31.2/-17.8292,31.0522/@-17.85,31.1,12z',
    'https://www.google.com/maps/place/Home/@-1.25,36.8,12z/data=!4m5!3m4!1s0x0!8m2!3d-17.8292!4d31.0522',
    'https://www.google.com/maps/place/Home/data=%214m5%213m4%213d-17.8292%214d31.0522',
    'https://maps.google.com/maps?saddr=-17.9,31.2&daddr=-17.8292,31.0522',
    'https://www.google.com/maps/dir//Home/@-17.9,31.2,12z/data=!4m9!4m8!1m0!1m5!1m1!1s0x0!2m2!1d31.0522!2d-17.8292!3e0',
    '<iframe src="https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d95.7!2d31.0522!3d-17.8292!2m3!1f0" width="600"></iframe>',
    'https://maps.google.com/?q=@-17.8292,31.0522',
    'comgooglemaps://?q=-17.8292,31.0522',
    'Dropped pinNear Hararehttps://www.google.com/maps?q=-17.8292,31.0522',
    'https://earth.google.com/web/@-17.8292,31.0522,1480a,800d,35y,0h,0t,0r',
    'https://www.google.com/url?q=https%3A%2F%2Fmaps.google.com%2F%3Fq%3D-17.8292%2C31.0522&sa=D',
    'https://l.facebook.com/l.php?u=https%3A%2F%2Fwww.google.com%2Fmaps%3Fq%3D-17.8292%252C31.0522',
    'Dropped pin https://www.google.com/maps?q=-17.8292,31.0522',
    'https://www.openstreetmap.org/?mlat=-17.8292&mlon=31.0522#map=12/-17.9/31.2',
    'https://www.openstreetmap.org/?mlon=31.0522&mlat=-17.8292',
    'https://www.openstreetmap.org/#map=15/-17.8292/31.0522',
    'https://www.openstreetmap.org/export/embed.html?bbox=31.0,-17.9,31.1,-17.8&marker=-17.8292%2C31.0522',
    'https://osmand.net/map?pin=-17.8292,31.0522#12/-17.9/31.2',
    'https://maps.apple.com/?ll=-17.8292,31.0522&q=Our%20house',
    'https://maps.apple.com/?q=-17.8292,31.0522',
    'https://maps.apple.com/place?coordinate=-17.8292,31.0522&name=Home',
    'https://www.bing.com/maps?cp=-17.8292~31.0522&lvl=16',
    'https://bing.com/maps/default.aspx?sp=point.-17.8292_31.0522_Home&cp=-17.9~31.2',
    'https://www.bing.com/maps/directions?rtp=pos.-17.9_31.2~pos.-17.8292_31.0522_Home',
    'https://yandex.com/maps/?text=-17.8292%2C31.0522&ll=31.2,-17.9',
    'https://yandex.com/maps/?ll=31.0522%2C-17.8292&z=15',
    'https://yandex.com/maps/?ll=31.2,-17.9&pt=31.0522,-17.8292,pm2rdm',
    'https://yandex.ru/maps/?rtext=-17.9,31.2~-17.8292,31.0522&ll=31.1,-17.85',
    'https://yandex.com/maps/?whatshere%5Bpoint%5D=31.0522,-17.8292',
    'https://2gis.ae/geo/31.0522,-17.8292',
    'https://waze.com/ul?ll=-17.8292%2C31.0522&navigate=yes',
    'https://www.waze.com/live-map/directions?to=ll.-17.8292%2C31.0522',
    'https://www.waze.com/live-map?latlng=-17.8292,31.0522',
    'waze://?ll=-17.8292,31.0522',
    'https://wego.here.com/?map=-17.8292,31.0522,15,normal',
    'https://share.here.com/l/-17.8292,31.0522,Home?z=16',
    'https://mapy.com/en/zakladni?x=31.0522&y=-17.8292&z=15',
    'https://www.mapquest.com/latlng/-17.8292,31.0522',
  ])('%s', (text) => {
    expect(pointOf(text)).toEqual(harare);
  });

  // 17° 49' 45.12" is 17.8292°, 31° 3' 7.92" is 31.0522°; 49.752' and 3.132' are these minutes.
  test.each([
    `17°49'45.12"S 31°03'07.92"E`,
    `31°03'07.92"E 17°49'45.12"S`,
    '17° 49′ 45.12″ S, 31° 03′ 07.92″ E',
    '17º 49’ 45,12” S 31º 03’ 07,92” E',
    `17˚49´45.12´´S, 31˚3´7.92´´E`,
    `S 17° 49' 45.12" E 31° 3' 7.92"`,
    `S17°49'45.12", E31°03'07.92"`,
    '17 49 45.12 S 31 03 07.92 E',
    '17:49:45.12S 31:03:07.92E',
    `-17° 49' 45.12", 31° 3' 7.92"`,
    '−17°49′45.12″ 31°3′7.92″',
    '-17 49 45.12, 31 3 7.92',
    `17°49.752'S 31°3.132'E`,
    'S 17 49.752 E 31 3.132',
    `17 deg 49' 45.12" S, 31 deg 3' 7.92" E`,
    `17°49'45,12"Sud, 31°03'07,92"Est`,
    `https://www.google.com/maps/place/17%C2%B049'45.12%22S+31%C2%B003'07.92%22E/@-17.9,31.2,17z`,
    `https://www.google.com/maps/place/17°49'45.12"S+31°03'07.92"E/`,
    `https://www.google.com/maps?q=17°49'45.12"S 31°03'07.92"E`,
  ])('%s', (text) => {
    const reading = readCoordinates(text);
    expect('point' in reading && writeCoordinates(reading.point)).toBe('-17.8292,31.0522');
  });

  test.each([
    ['14.6928, -17.4467', [14.6928, -17.4467]],
    ['14,6928 N 17,4467 O', [14.6928, -17.4467]],
    ['14.6928N 17.4467W', [14.6928, -17.4467]],
    ['17.4467 Oeste, 14.6928 Norte', [14.6928, -17.4467]],
    ['17.4467 ouest 14.6928 nord', [14.6928, -17.4467]],
    // A fraction of a degree on the southern side of zero.
    [`0°30'0"S 32°30'0"E`, [-0.5, 32.5]],
    [`-0°30'0", 32°30'0"`, [-0.5, 32.5]],
    ['0, 32.5', [0, 32.5]],
    ['-17, 31', [-17, 31]],
    ['-17,31', [-17, 31]],
    ['90, -180', [90, -180]],
    // Written in the other order; a country tells that, not the text.
    ['31.0522, -17.8292', [31.0522, -17.8292]],
  ] as const)('%s', (text, point) => {
    expect(pointOf(text)).toEqual(point);
  });
});

describe('readCoordinates refuses', () => {
  test.each([
    ['95.1, 31', coordinateFaults.range],
    ['-17.8, 190.5', coordinateFaults.range],
    ['117.8292S 31.0522E', coordinateFaults.range],
    ['https://www.google.com/maps/@999,31,15z', coordinateFaults.range],
    ['geo:91,0', coordinateFaults.range],
    ['0,0', coordinateFaults.unset],
    ['0.000, -0.0', coordinateFaults.unset],
    ['https://maps.google.com/?q=0,0', coordinateFaults.unset],
    ['https://maps.app.goo.gl/AbCdEf123', coordinateFaults.shortLink],
    ['Dropped pin https://maps.app.goo.gl/AbCdEf123', coordinateFaults.shortLink],
    ['https://goo.gl/maps/AbCdEf123', coordinateFaults.shortLink],
    ['https://osm.org/go/0MbEUuTq', coordinateFaults.shortLink],
    ['https://yandex.com/maps/-/CCUYzZ', coordinateFaults.shortLink],
    ['https://maps.apple/p/abc123', coordinateFaults.shortLink],
    ['///filled.count.soap', coordinateFaults.words],
    ['filled.count.soap', coordinateFaults.words],
    ['https://what3words.com/filled.count.soap', coordinateFaults.words],
    ['https://example.com/?q=Avondale', coordinateFaults.emptyLink],
    ['https://example.com/2024/10,20/', coordinateFaults.emptyLink],
    ['https://example.com/%E0%A4%A', coordinateFaults.emptyLink],
    ['https://user:secret@maps.google.com/?q=-17.8,31.05', coordinateFaults.unreadable],
  ])('%s', (text, fault) => {
    expect(faultOf(text)).toBe(fault);
  });

  test.each([
    '',
    ' ',
    'near the church',
    '-17.8292',
    '-17.8292,',
    '17.8292',
    '1, 2, 3',
    '-17.8292, 31.0522, 1490',
    // Minutes, not an altitude.
    'S17 49.5 E31 2.5m',
    '17.8292N 31.0522N',
    '31.0522E 17.8292W',
    '-17.8292N 31.0522E',
    '--17.8292, 31.0522',
    '17-18, 31',
    '17°60\'00"S 31°03\'00"E',
    '17°49\'61"S 31°03\'00"E',
    "17.5°49'S 31°3'E",
    "17'49°S 31'3°E",
    '1.78e1, 3.1e1',
    'Infinity, NaN',
    '0x11, 0x1f',
    '-17.8292, 31.0522 Harare',
    'geo:',
    'geo:-17.8292',
    'geo:-17.8292,31.0522;crs=nad27',
    'javascript:alert(1)//@-17.8292,31.0522',
    'javascript:-17.8292,31.0522',
    'data:text/html,-17.8292,31.0522',
    'ftp://maps.example/?q=-17.8292,31.0522',
    '9'.repeat(400),
    '1,'.repeat(200),
    '-'.repeat(400),
    '°'.repeat(400),
    `https://maps.google.com/?q=${'1'.repeat(3000)}`,
    `${'-17.8292 '.repeat(300)}`,
  ])('%j', (text) => {
    expect(faultOf(text)).toBe(coordinateFaults.unreadable);
  });

  test('a hostile text within milliseconds', () => {
    const texts = ['!3d1', '@1,', '1 ', 'S', '/dir/1', '22', 'https://a.b/?u=', '1.', 'a.'].map((part) =>
      part.repeat(2000 / part.length),
    );
    const begun = performance.now();
    for (const text of texts)
      for (const from of ['', 'https://a.b/', 'geo:']) readCoordinates((from + text).slice(0, 2000));
    expect(performance.now() - begun).toBeLessThan(500);
  });
});

describe('readCoordinates reads Plus Codes', () => {
  // Codes, and the middles of their cells, from the test data of the specification.
  test.each([
    ['7FG49QCJ+2V', 20.3700625, 2.7821875],
    ['7FG49QCJ+2VX', 20.3701125, 2.782234375],
    ['8FVC2222+22', 47.0000625, 8.0000625],
    ['4VCPPQGP+Q9', -41.2730625, 174.7859375],
    ['7fg49qcj+2v', 20.3700625, 2.7821875],
    ['7FG49QCJ+2V Cotonou, Benin', 20.3700625, 2.7821875],
    ['https://plus.codes/7FG49QCJ+2V', 20.3700625, 2.7821875],
    ['https://www.google.com/maps/place/7FG49QCJ%2B2V/', 20.3700625, 2.7821875],
    ['https://maps.google.com/?q=7FG49QCJ%2B2V', 20.3700625, 2.7821875],
    ['https://maps.google.com/?q=7FG49QCJ+2V', 20.3700625, 2.7821875],
  ])('%s', (text, latitude, longitude) => {
    const reading = readCoordinates(text);
    expect(reading).toEqual({
      point: { latitude: expect.closeTo(latitude, 8), longitude: expect.closeTo(longitude, 8) },
    });
  });

  test.each([
    ['9QCJ+2V', { shortCode: '9QCJ+2V', town: '' }],
    ['52f3+8g Harare', { shortCode: '52F3+8G', town: 'Harare' }],
    ['52F3+8G, Harare, Zimbabwe', { shortCode: '52F3+8G', town: 'Harare, Zimbabwe' }],
    ['https://www.google.com/maps/place/52F3%2B8G+Harare/', { shortCode: '52F3+8G', town: 'Harare' }],
  ])('%s', (text, reading) => {
    expect(readCoordinates(text)).toEqual(reading);
  });

  test.each(['7FG49Q00+', '62G20000+', 'AAAA+BB', '7FG49QCJ2V', '7FG49QCJ+2', '7FG4+9QCJ+2V', '+2V'])(
    'refuses %s',
    (text) => {
      expect(readCoordinates(text)).toHaveProperty('fault');
    },
  );
});

describe('readDegrees', () => {
  test.each([
    ['-17.8292', -17.8292],
    ['−17,8292', -17.8292],
    ['17.8292° S', -17.8292],
    ['S 17.8292', -17.8292],
    [`17°49'45.12"S`, -17.8292],
    ['0', 0],
    ['90', 90],
  ])('reads the latitude %s', (text, degrees) => {
    expect(readDegrees(text, 'latitude')).toBeCloseTo(degrees, 8);
  });

  test.each(['', 'S', '-', '91', '17.8292 E', '-17.8292, 31.0522', '17 N 18 S', '1e1', '0x10', 'NaN', 'west'])(
    'refuses the latitude %j',
    (text) => {
      expect(readDegrees(text, 'latitude')).toBeUndefined();
    },
  );

  test('reads a longitude to 180 degrees', () => {
    expect(readDegrees('17.4467 O', 'longitude')).toBe(-17.4467);
    expect(readDegrees('180', 'longitude')).toBe(180);
    expect(readDegrees('180.1', 'longitude')).toBeUndefined();
  });
});

test('writeCoordinates keeps a tenth of a metre', () => {
  expect(writeCoordinates({ latitude: -17.829199999999, longitude: 31 })).toBe('-17.8292,31');
  expect(writeCoordinates({ latitude: 0.1 + 0.2, longitude: -0.00000001 })).toBe('0.3,0');
});
