import { seedDefaults } from '@africanscity/db/seed/defaults';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProperty } from '../../../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { parseQuery } from './parse-query.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await seedDefaults(app.ctx.db);
  const listing = { area: 'Lekki', city: 'Lagos', country: 'NG', status: 'FOR_SALE' } as const;
  for (const type of ['Detached Duplex', 'Terraced Duplexes'])
    await app.ctx.db.propertyType.create({ data: { name: type, parent: 'Duplex' } });
  await createProperty(app.ctx.db, { ...listing, type: 'Detached Duplex' });
  await createProperty(app.ctx.db, { ...listing, area: 'Jos North', city: 'Plateau' });
});
afterAll(() => app.close());

const labelsOf = async (text: string) => (await parseQuery(app.ctx, text)).parts.map(({ label }) => label);

describe('what people type', () => {
  test.each([
    // Kinds, and how a home stands.
    ['detached duplex', ['Detached Duplex']],
    ['terrace duplex ajah', ['Terraced Duplexes', 'Ajah']],
    ['maisonette', ['Duplex']],
    ['hse to let', ['House', 'To rent']],
    ['quel plain-pied à lekki', ['Bungalow', 'Lekki']],
    ['moradia térrea', ['Bungalow']],
    ['keja ya kurent', ['House or Apartment', 'To rent']],
    ['5bdrm dplx', ['Duplex', '5 rooms']],
    ['house or flat', ['House', 'Apartment']],
    ['fdd', ['Detached Duplex']],
    ['terras duplex', ['Terraced Duplexes']],
    ['دوبلكس تراس', ['Terraced Duplexes']],
    ['villa basse', ['Bungalow']],
    ['sobrado', ['Duplex']],
    ['3 bed single storey', ['Bungalow', '3 rooms']],
    ['flat with garden', ['Apartment', 'Garden']],
    ['house in its own compound', ['House']],
    ['شقق فندقية', ['Apartment', 'Serviced']],
    ['vilas', ['Villa']],
    ['vila', ['Villa']],
    ['بنجالو', ['Bungalow']],
    ['شفة', ['Apartment']],
    // No misspelt "meublé" in an English text.
    ['bungalow on 1/4 acre membely', ['Bungalow', 'Membley', '911 to 1,113 m²']],
    ['appartement meublez cocody', ['Apartment', 'Cocody', 'Furnished']],
    // Status, in six languages.
    ['lekki ya kununua sio kupanga', ['For sale', 'Lekki']],
    // Exclusions.
    ['duplex but not terrace lekki', ['Duplex, not Terraced Duplexes', 'Lekki']],
    ['house not a bungalow', ['House, not Bungalow']],
    ['not a bungalow', []],
    ['kubuy ajah, not lekki', ['For sale', 'Ajah']],
    ['si lekki, nataka ajah', ['Ajah']],
    ['lagos mais pas à ajah', ['Lagos, not Ajah']],
    ['lagos but not lekki or ajah', ['Lagos, not Lekki, not Ajah']],
    ['duplex in lagos outside of ikoyi and ajah', ['Duplex', 'Lagos, not Ikoyi, not Ajah']],
    ["i don't want a flat, only bungalow in ajah", ['Bungalow', 'Ajah']],
    ['flat no, na duplex i want for ajah', ['Duplex', 'Ajah']],
    ['duplex não, prefiro bungalow em lekki', ['Bungalow', 'Lekki']],
    ['3 bedroom not in lekki', ['Not Lekki', '3 rooms']],
    ['ya pas un studio à lekki', ['Studio', 'Lekki']],
    ['bungalow or terraced duplex', ['Bungalow', 'Terraced Duplexes']],
    ['bungalow ou duplex mitoyen', ['Bungalow', 'Terraced Duplexes']],
    ['flat to let', ['Apartment', 'To rent']],
    ['maison à vendre', ['House', 'For sale']],
    ['apartamento para arrendar', ['Apartment', 'To rent']],
    ['nyumba ya kupanga nairobi', ['House or Apartment', 'To rent', 'Nairobi']],
    ['شقة للإيجار في نيروبي', ['Apartment', 'To rent', 'Nairobi']],
    ['abeg i wan buy duplex for lekki', ['Duplex', 'For sale', 'Lekki']],
    // Places: other names, slips, two at once, one in another, beside.
    ['vi', ['Victoria Island']],
    ['lekki ph 1', ['Lekki Phase 1']],
    ['karen nairobi', ['Karen']],
    ['avondale harare zimbabwe', ['Avondale']],
    ['lekki or ajah', ['Lekki', 'Ajah']],
    ['lekki abi ajah', ['Lekki', 'Ajah']],
    ['westi', ['Westlands']],
    ['kilelshwa', ['Kileleshwa']],
    ['capetown', ['Cape Town']],
    ['around yaba', ['Near Yaba']],
    ['بيت في بورت هاركورت', ['House', 'Port Harcourt']],
    ['دوبلكس ايكويي', ['Duplex', 'Ikoyi']],
    ['شقة فيكتوريا ايلاند', ['Apartment', 'Victoria Island']],
    ['بنغلو لاغوس', ['Bungalow', 'Lagos']],
    ['دار للبيع', ['House', 'For sale']],
    ['شقة للايجار فقط', ['Apartment', 'To rent']],
    // Sides of a town, and roads.
    ['mainland flat', ['Apartment', 'Mainland']],
    ['flat lagos mainland yaba', ['Apartment', 'Yaba']],
    ['duplex on the island', ['Duplex', 'The island']],
    ['flat mombasa road', ['Apartment', 'Mombasa road']],
    ['riverside drive flat', ['Apartment', 'Riverside']],
    ['redemption camp', ['Mowe']],
    ['مدينة بنين', ['Benin City']],
    ['لاقوس', ['Lagos']],
    ['انوغو', ['Enugu']],
    ['قوارينبا', ['Gwarinpa']],
    ['ووسي 2', ['Wuse 2']],
    ['سبرينغ فالي', ['Spring Valley']],
    ['شقة بكينيا', ['Apartment', 'Kenya']],
    ['فيلا بأبوجا', ['Villa', 'Abuja']],
    ['ajja', ['Ajah']],
    ['castle on the moon', ['castle', 'moon']],
    ['springvaley', ['Spring Valley']],
    ['riversaid', ['Riverside']],
    // A slip is no place of another country than one that is named.
    ['alguém vende casa em ajah', ['House', 'For sale', 'Ajah']],
    ['house in ajah for kigale', ['House', 'Ajah']],
    ['kigale', ['Kigali']],
    ['شقة ويستلاند', ['Apartment', 'Westlands']],
    ['duplex em porto harcourt', ['Duplex', 'Port Harcourt']],
    ['aluger lekki', ['To rent', 'Lekki']],
    ['universidade de lagos', ['Yaba']],
    ['près de l’ambassade des États-Unis', ['Near Gigiri']],
    ['fifth floor', ['Floor: 5']],
    ['is there anything else please', []],
    ['lekki estate', ['Lekki']],
    ['naweza kupata wapi nyumba ya kupanga lekki?', ['House or Apartment', 'To rent', 'Lekki']],
    ['bungalow for kubwa', ['Bungalow', 'Kubwa']],
    ['nyumba kubwa lekki', ['House or Apartment', 'Lekki']],
    ['is my money enough for lekki', ['Lekki']],
    ['île victoria', ['Victoria Island']],
    ['فندق جزيرة فيكتوريا', ['Commercial property', 'Victoria Island', 'Hotel']],
    ['beside sarit centre', ['Near Westlands']],
    ['karibu na yaya', ['Near Kilimani']],
    ['مطار لاغوس الدولي', ['Ikeja']],
    ['شقة بحوض سباحة', ['Apartment', 'Swimming pool']],
    ['maison pas loin de lekki', ['House', 'Near Lekki']],
    ['onu', ['Gigiri']],
    // Words that were typed as one.
    ['3bedroomflatinlekki', ['Apartment', 'Lekki', '3 rooms']],
    ['للايجارلافنجتون', ['To rent', 'Lavington']],
    ['a home in kill imani', ['House or Apartment', 'Kilimani']],
    ['بغيت نكري دار', ['House', 'To rent']],
    ['let me see duplexes', ['Duplex']],
    ['yakurent lekki', ['To rent', 'Lekki']],
    // Counts: exact, at least, at most, from and to, in digits and words, before or after.
    ['3br', ['3 rooms']],
    ['three bedroom', ['3 rooms']],
    ['4 rooms', ['4 rooms']],
    ['5+ beds', ['5+ rooms']],
    ['at least 4 bedrooms', ['4+ rooms']],
    ['not more than 3 bed', ['Up to 3 rooms']],
    ['3-4 bed', ['3 to 4 rooms']],
    ['4 beds 5 baths', ['4 rooms', '5 baths']],
    ['vyumba vinne bafu tano', ['4 rooms', '5 baths']],
    ['casa de 4 quartos', ['House', '4 rooms']],
    ['غرفتين', ['2 rooms']],
    ['vyumba viwli', ['2 rooms']],
    ['mini flat ajah', ['Apartment', 'Ajah', '1 room']],
    ['miniflat', ['Apartment', '1 room']],
    ['room and parlour lekki', ['Lekki', '1 room']],
    ['4 b/r maisonette', ['Duplex', '4 rooms']],
    ['3 b/room bungalow', ['Bungalow', '3 rooms']],
    ['3b/r', ['3 rooms']],
    ['3b duplex under 41b naira', ['Duplex', '3 rooms', 'Up to $100,000,000']],
    ['six bedrooms plus six baths', ['6 rooms', '6 baths']],
    ['4 bedroom plus bq', ['4 rooms', 'Staff quarters']],
    ['3 bedrooms plus', ['3+ rooms']],
    ['nothing less than 7 bedrooms', ['7+ rooms']],
    ['vyumba visivyopungua sita', ['6+ rooms']],
    ['vyumba vine', ['4 rooms']],
    ['أربع غرف فما فوق', ['4+ rooms']],
    ['flat tipo 3', ['Apartment', '3 rooms']],
    ['min 4 max 6 bedrooms', ['4 to 6 rooms']],
    ['2 quartos até vinte milhões de dólares', ['2 rooms', 'Up to $20,000,000']],
    ['برطمة للكرا جوج بيوت نعاس', ['Apartment', 'To rent', '2 rooms']],
    ['T1 ou T2', ['1 to 2 rooms']],
    ['one bedroom flat or two bedroom flat', ['Apartment', '1 to 2 rooms']],
    ['1 appart 3 chbres', ['Apartment', '3 rooms']],
    ['appart S+2', ['Apartment', '2 rooms']],
    ['دوبلكس وخمسة حمامات', ['Duplex', '5 baths']],
    ['duplex wey get pass 4 bedroom', ['Duplex', '5+ rooms']],
    ['parking for 4 cars', ['4+ parking spaces']],
    // Prices, in dollars and in the money of the place.
    ['under $1,000', ['Up to $1,000']],
    ['flat nairobi under 1000', ['Apartment', 'Nairobi', 'Up to $1,000']],
    ['lekki under 41m naira', ['Lekki', 'Up to $100,000']],
    ['lekki below ₦41m', ['Lekki', 'Up to $100,000']],
    ['300k to 400k', ['$300,000 to $400,000']],
    ['between 300 and 400k', ['$300,000 to $400,000']],
    ['more than half a million dollars', ['From $500,000']],
    ['kilimani ksh 129,000 per month max', ['To rent', 'Kilimani', 'Up to $1,000 a month']],
    ['plus d’un million de dollars', ['From $1,000,000']],
    ['milioni 129 kes', ['About $1,000,000']],
    ['lekki wey no cost pass 41m naira', ['Lekki', 'Up to $100,000']],
    ['milioni kumi na tano dola', ['About $15,000,000']],
    ['lavington laki mbili ksh', ['Lavington', 'About $1,550']],
    ['lekki wey never reach 41m naira', ['Lekki', 'Up to $100,000']],
    ['lekki nt more than 41m naira', ['Lekki', 'Up to $100,000']],
    ['over a million dollars', ['From $1,000,000']],
    ['أكثر من مليون دولار', ['From $1,000,000']],
    ["i can't pay more than 129,000 kes to rent lekki", ['To rent', 'Lekki', 'Up to $1,000 a month']],
    ['lekki que não passe de 50 mil dólares', ['Lekki', 'Up to $50,000']],
    ['apê entre 129 e 258 milhões de xelins', ['Apartment', '$1,000,000 to $2,000,000']],
    ['kilimani from 129,000/= to 258,000/= monthly', ['To rent', 'Kilimani', '$1,000 to $2,000 a month']],
    ['annual rent kilimani below 1.29m', ['To rent', 'Kilimani', 'Up to $833 a month']],
    ['kilimani 129 thao kes kushuka', ['Kilimani', 'Up to $1,000']],
    ['isizidi mita mbili kes kilimani', ['Kilimani', 'Up to $15,504']],
    ['من 500 الف دولار لحد مليون دولار', ['$500,000 to $1,000,000']],
    ['milioni 9 hadi 15 dola', ['$9,000,000 to $15,000,000']],
    ['ajah 1 million to 2 bedroom', ['Ajah', '2 rooms', 'About $2,439']],
    ['laki moja na nusu ksh', ['About $1,163']],
    ['ما عندي اكثر من مليون دولار', ['Up to $1,000,000']],
    ['2000 dollars par mois au maximum', ['To rent', 'Up to $2,000 a month']],
    ['vyumba vitatu shilingi milioni 129', ['3 rooms', 'About $1,000,000']],
    ['lekki wey cheap pass 41m naira', ['Lekki', 'Up to $100,000']],
    ['lekki 41m go 82m naira', ['Lekki', '$100,000 to $200,000']],
    ['ما يطلع فوق مليون دولار', ['Up to $1,000,000']],
    ['two and a half million dollars', ['About $2,500,000']],
    ['مليون ونص دولار', ['About $1,500,000']],
    ['lekki between 41 and 82 milla naira', ['Lekki', '$100,000 to $200,000']],
    ['kilimani to rent 12,900 monthly', ['To rent', 'Kilimani', 'About $100 a month']],
    // Sizes.
    ['500 sqm', ['450 to 550 m²']],
    ['at least 2 acres', ['Land', '8,094+ m²']],
    // Amenities that listings state, and preferences.
    ['house with swimming pool', ['House', 'Swimming pool']],
    ['luxury affordable home', ['House or Apartment']],
    ['flt lekki', ['Apartment', 'Lekki']],
    ['petrol station for sale lekki', ['Commercial property', 'For sale', 'Lekki', 'Petrol station']],
    ['flat sharing yaba', ['Apartment', 'Yaba']],
    ['room 5 mins from yaba', ['Rooms', 'Near Yaba']],
    ['please help me find something', []],
  ])('%j asks for %j', async (text, labels) => {
    expect(await labelsOf(text)).toEqual(labels);
  });

  test.each([
    'constructor',
    '__proto__',
    'toString hasOwnProperty',
    '🏠🏠',
    "'; DROP TABLE properties; --",
    '%%% ___ \\\\',
    '((((',
    '9'.repeat(200),
    'a'.repeat(200),
    '₦ $ € 5',
    'bed bed bed 3 3 3',
    'between and',
    'under',
    '\u202eabc\u0000'.replace('\u0000', ''),
  ])('%j fails nothing', async (text) => {
    await expect(parseQuery(app.ctx, text)).resolves.toMatchObject({ intent: {} });
    const response = await app.get(`africanscity/getpaginatedproperties?${new URLSearchParams({ text })}`);
    expect(response.status).toBe(200);
  });

  test('a country is not corrected into a place with a similar name', async () => {
    const listing = { area: 'Camama', city: 'Luanda', country: 'AO' } as const;
    const { id } = await createProperty(app.ctx.db, listing);
    expect(await labelsOf('house in camana')).toEqual(['House', 'Camama']);
    expect(await labelsOf('house in canada')).toEqual(['House', 'canada']);
    await app.ctx.db.property.delete({ where: { id } });
  });

  test('a town is all of its parts, whatever they lie in', async () => {
    const response = await app.get('africanscity/getpaginatedproperties?text=jos');
    const { content, reading } = (await response.json()) as {
      content: { area: string }[];
      reading: { parts: { label: string }[]; instead: string | null };
    };
    expect(content.map(({ area }) => area)).toEqual(['Jos North']);
    expect(reading).toMatchObject({ parts: [{ label: 'Jos' }], instead: null });
  });

  test('each part says what is left without it', async () => {
    const response = await app.get(
      `africanscity/getpaginatedproperties?${new URLSearchParams({ text: '3 bed duplex in Lekki under $90k' })}`,
    );
    const { reading } = (await response.json()) as { reading: { parts: { label: string; without: string }[] } };
    expect(reading.parts.map(({ label, without }) => [label, without])).toEqual([
      ['Duplex', '3 bed in Lekki under $90k'],
      ['Lekki', '3 bed duplex in under $90k'],
      ['3 rooms', 'duplex in Lekki under $90k'],
      ['Up to $90,000', '3 bed duplex in Lekki'],
    ]);
  });
});
