import type { ListingPage } from '@africanscity/contracts/listings/listing-page';
import { seedDefaults } from '@africanscity/db/seed/defaults';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProperty } from '../../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

describe('the parts of a parsed text', () => {
  let t: TestApp;

  beforeAll(async () => {
    t = await createTestApp();
    await seedDefaults(t.ctx.db);
    await createProperty(t.ctx.db, { city: 'Lagos', area: 'Lekki' });
  });
  afterAll(() => t.close());

  const labelsOf = async (text: string, language: 'en' | 'fr') => {
    const response = await t.get(`africanscity/getpaginatedproperties?${new URLSearchParams({ text })}`, {
      headers: { 'x-language': language },
    });
    const { reading } = (await response.json()) as ListingPage;
    return reading!.parts.map(({ label }) => label);
  };

  test.each([
    ['house to rent with 2 to 3 rooms', ['House', 'To rent', '2 to 3 rooms'], ['Maison', 'À louer', '2 à 3 chambres']],
    ['1 bath and no parking', ['1 bath', 'No parking'], ['1 salle de bain', 'Sans parking']],
    ['house or apartment', ['House', 'Apartment'], ['Maison', 'Appartement']],
    ['house without a pool', ['House', 'No swimming pool'], ['Maison', 'Sans piscine']],
    ['built after 2016', ['Built in 2017 or later'], ['Construit en 2017 ou après']],
    [
      'house for sale under $90,000',
      ['House', 'For sale', 'Up to $90,000'],
      ['Maison', 'À vendre', 'Jusqu’à 90\u202f000\u00a0$'],
    ],
  ])('have labels in the language of the page: %s', async (text, english, french) => {
    expect(await labelsOf(text, 'en')).toEqual(english);
    expect(await labelsOf(text, 'fr')).toEqual(french);
  });
});
