import { seedDefaults } from '@africanscity/db/seed/defaults';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProperty } from '../../../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { parseQuery } from './parse-query.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await seedDefaults(app.ctx.db);
  const home = { status: 'FOR_SALE', type: 'Apartment', area: 'Yaba', city: 'Lagos', country: 'NG' } as const;
  const values = {
    unknown: {},
    ground: { floor: 0 },
    third: { floor: 3, storeys: 4 },
    seventh: { floor: 7, storeys: 8 },
  };
  for (const [address, facts] of Object.entries(values))
    await createProperty(app.ctx.db, { ...home, address, description: 'Plain.', ...facts });
});
afterAll(() => app.close());

const labelsOf = async (text: string) =>
  (await parseQuery(app.ctx, text)).parts.map(({ label, typedLabel = label }) => typedLabel);

describe('a floor or a number of storeys', () => {
  test.each([
    ['flat on the third floor yaba', ['Apartment', 'Yaba', 'Floor: 3']],
    ['2nd floor flat', ['Apartment', 'Floor: 2']],
    ['fifth floor', ['Floor: 5']],
    ['ground floor apartment in yaba', ['Apartment', 'Yaba', 'Floor: ground']],
    ['ground floor 3 bed flat', ['Apartment', '3 rooms', 'Floor: ground']],
    ['first floor 2 bedroom flat yaba', ['Apartment', 'Yaba', '2 rooms', 'Floor: 1']],
    ['flat yaba floor 4', ['Apartment', 'Yaba', 'Floor: 4']],
    ['flat ground or first floor', ['Apartment', 'Floor: ground to 1']],
    ['flat first floor or second floor', ['Apartment', 'Floor: 1 to 2']],
    ['flat 1st to 3rd floor yaba', ['Apartment', 'Yaba', 'Floor: 1 to 3']],
    ['flat 3rd floor and above', ['Apartment', 'Floor: 3+']],
    ['flat not on the ground floor', ['Apartment', 'Floor: 1+']],
    ['flat no ground floor', ['Apartment', 'Floor: 1+']],
    ['appartement au rez-de-chaussée', ['Apartment', 'Floor: ground']],
    ['appartement rdc yaba', ['Apartment', 'Yaba', 'Floor: ground']],
    ['appartement au 3e étage', ['Apartment', 'Floor: 3']],
    ['appartement 2ème étage yaba', ['Apartment', 'Yaba', 'Floor: 2']],
    ['appartement au premier étage', ['Apartment', 'Floor: 1']],
    ['apartamento no segundo andar', ['Apartment', 'Floor: 2']],
    ['apartamento 4º andar', ['Apartment', 'Floor: 4']],
    ['apartamento no quarto andar', ['Apartment', 'Floor: 4']],
    ['apartamento no rés-do-chão', ['Apartment', 'Floor: ground']],
    ['fleti ghorofa ya pili', ['Apartment', 'Floor: 2']],
    ['fleti ghorofa ya 3 yaba', ['Apartment', 'Yaba', 'Floor: 3']],
    ['fleti ghorofa ya chini', ['Apartment', 'Floor: ground']],
    ['شقة الطابق الثالث', ['Apartment', 'Floor: 3']],
    ['شقة الدور الأرضي', ['Apartment', 'Floor: ground']],
    ['house yaba 3 storeys', ['House', 'Yaba', 'Storeys: 3']],
    ['3-storey house', ['House', 'Storeys: 3']],
    ['house with two floors', ['House', 'Storeys: 2']],
    ['maison à 2 étages yaba', ['House', 'Yaba', 'Storeys: 2']],
    ['immeuble R+3 yaba', ['Yaba', 'Storeys: 4']],
    ['casa de dois pisos', ['House', 'Storeys: 2']],
    // Names of kinds.
    ['two storey house yaba', ['Duplex', 'Yaba']],
    ['double storey house yaba', ['Duplex', 'Yaba']],
    ['single storey yaba', ['Bungalow', 'Yaba']],
  ])('"%s" is read as %j', async (text, labels) => {
    const read = await labelsOf(text);
    expect(read.filter((label) => labels.includes(label) || /Floor|Storeys|room/.test(label))).toEqual(labels);
  });

  test.each([
    'first time buyer yaba',
    'flat with floor tiles',
    'house with floor plan',
    'house ground floor plan',
    'first floor plan of house',
    'floor area 120 m2 yaba',
    'floor 120 m2 yaba',
    'top floor 2 bed flat yaba',
    'wooden floors house',
    'flat not on the third floor',
    'second hand furniture',
    'second avenue yaba',
    'quarto e sala em lagos',
    'premier choix yaba',
    'rent 2nd half of year',
  ])('"%s" names none', async (text) => {
    expect((await labelsOf(text)).filter((label) => /Floor:|Storeys/.test(label))).toEqual([]);
  });
});

const found = async (text: string) => {
  const response = await app.get(`africanscity/getpaginatedproperties?${new URLSearchParams({ text })}`);
  const { content, reading } = (await response.json()) as {
    content: { address: string }[];
    reading: { leftOut: string[] };
  };
  return { first: content[0]?.address, leftOut: reading.leftOut, total: content.length };
};

test.each([
  ['third floor', 'third'],
  ['ground floor', 'ground'],
  ['5th floor and above', 'seventh'],
  ['4 storeys', 'third'],
])('a search for "%s" finds the home on it first', async (text, address) => {
  expect(await found(text)).toMatchObject({ first: address, leftOut: [] });
});

test('a floor on which no home is, or that is too high, is dropped and said so', async () => {
  for (const text of ['second floor yaba', '150th floor yaba'])
    expect(await found(text)).toMatchObject({ leftOut: ['fact'], total: 4 });
});
