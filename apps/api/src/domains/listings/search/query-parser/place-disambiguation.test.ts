import { seedDefaults } from '@africanscity/db/seed/defaults';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProperty } from '../../../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { parseQuery } from './parse-query.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await seedDefaults(app.ctx.db);
  await createProperty(app.ctx.db, { type: 'House', area: 'Lekki', city: 'Lagos', country: 'NG' });
});
afterAll(() => app.close());

const labelsOf = async (text: string) => (await parseQuery(app.ctx, text)).parts.map(({ label }) => label);

describe('a town whose name is an everyday word', () => {
  test.each([
    // After a preposition: English, French, Portuguese, Swahili and Arabic.
    ['house for sale in Kira', ['For sale', 'House', 'Kira']],
    ['house for sale in kira', ['For sale', 'House', 'Kira']],
    ['kira house to rent in kira', ['To rent', 'House', 'Kira']],
    ['2 bedroom flat near kira', ['Apartment', 'Near Kira', '2 rooms']],
    ['house for rent in Salé', ['To rent', 'House', 'Salé']],
    ['house for rent in sale', ['To rent', 'House', 'Salé']],
    ['appartement à louer à Salé', ['To rent', 'Apartment', 'Salé']],
    ['appartement à vendre à sale', ['For sale', 'Apartment', 'Salé']],
    ['maison a louer dans sale', ['To rent', 'House', 'Salé']],
    ['3 bedroom house in wa', ['House', 'Wa', '3 rooms']],
    ['nyumba ya kupanga katika Wa', ['House or Apartment', 'To rent', 'Wa']],
    ['casa para alugar em wa', ['To rent', 'House', 'Wa']],
    ['house to let at Oda', ['To rent', 'House', 'Oda']],
    ['house in oda under 900 usd', ['House', 'Oda', 'Up to $900']],
    ['2 bedroom house in oda', ['House', 'Oda', '2 rooms']],
    ['maison à louer à Say', ['To rent', 'House', 'Say']],
    ['house in say', ['House', 'Say']],
    ['land for sale in Kumi', ['For sale', 'Land', 'Kumi']],
    ['house in kumi 3 bedrooms', ['House', 'Kumi', '3 rooms']],
    ['villa à vendre à Safi', ['For sale', 'Villa', 'Safi']],
    ['house in owo', ['House', 'Owo']],
    ['house in mpaka', ['House', 'Mpaka']],
    ['maison à louer à Pô', ['To rent', 'House', 'Pô']],
    ['apartamento em praia', ['Apartment', 'Praia']],
    ['appartement à casa', ['Apartment', 'Casablanca']],
    ['house in Ho', ['House', 'Ho']],
    ['house in man', ['House', 'Man']],
    ['house in kati', ['House', 'Kati']],
    ['شقة للايجار في الجديدة', ['To rent', 'Apartment', 'El Jadida']],
    ['منزل في الخمس', ['House', 'Al Khums']],
    // With a capital letter.
    ['nice house Wa', ['House', 'Wa']],
    ['nyumba safi Wa', ['House or Apartment', 'Wa']],
    ['3 bedroom house Say', ['House', 'Say', '3 rooms']],
    ['nyumba ya kupanga Safi', ['House or Apartment', 'To rent', 'Safi']],
    ['apartamento barato Praia', ['Apartment', 'Praia']],
    ['house with pool Gardens', ['House', 'Gardens', 'Swimming pool']],
    // Beside what says that it is a town, and beside what it lies in.
    ['house in the town of Wa', ['House', 'Wa']],
    ['house wa town', ['House', 'Wa']],
    ['nyumba mji wa wa', ['House or Apartment', 'Wa']],
    ['house wa ghana', ['House', 'Wa']],
    ['Oda, Ghana', ['Oda']],
    ['say niger', ['Say']],
    ['kira kampala', ['Kira']],
    ['flat gardens cape town', ['Apartment', 'Gardens']],
    // Where no other place is named.
    ['house wa', ['House', 'Wa']],
    ['wa', ['Wa']],
    ['oda', ['Oda']],
    ['say', ['Say']],
    ['kira', ['Kira']],
    ['salé', ['Salé']],
    ['villa Salé', ['Villa', 'Salé']],
    ['house kira', ['House', 'Kira']],
    ['house oda', ['House', 'Oda']],
    ['flat owo', ['Apartment', 'Owo']],
  ])('is read in %j as %j', async (text, labels) => {
    expect((await labelsOf(text)).toSorted()).toEqual(labels.toSorted());
  });
});

describe('an everyday word that a town is called by', () => {
  test.each([
    ['house for sale', ['For sale', 'House']],
    ['house sale lagos', ['For sale', 'House', 'Lagos']],
    ['House for Sale in Lagos', ['For sale', 'House', 'Lagos']],
    ['HOUSE FOR SALE IN LAGOS', ['For sale', 'House', 'Lagos']],
    ['House For Sale In Kira', ['For sale', 'House', 'Kira']],
    ['house in lagos for Sale', ['For sale', 'House', 'Lagos']],
    ['3 oda lagos', ['Lagos', '3 rooms']],
    ['shaqqa kira', ['To rent', 'Apartment']],
    ['house in lagos for say 500 usd', ['House', 'Lagos', 'About $500']],
    ['nyumba safi lagos', ['Lagos']],
    ['nyumba kubwa lagos', ['Lagos']],
    ['nyumba ya kupanga lagos mpaka 500 usd', ['To rent', 'Lagos', 'Up to $500 a month']],
    ['nyumba ya vyumba kumi lagos', ['Lagos', '10 rooms']],
    ['casa barata em luanda', ['House', 'Luanda']],
    ['casa na praia em luanda', ['Beach', 'House', 'Luanda']],
    ['house with gardens in lagos', ['Garden', 'House', 'Lagos']],
    ['house or flat in wa', ['Apartment', 'House', 'Wa']],
    ['casa ou apartamento', ['Apartment', 'House']],
    ['nyumba ya wazazi wa mama lagos', ['Lagos']],
  ])('keeps its own meaning in %j: %j', async (text, labels) => {
    const found = (await labelsOf(text)).filter((label) => !/^(wazazi|mama|Home|House or Apartment)$/i.test(label));
    expect(found.toSorted()).toEqual(labels.filter((label) => label !== 'Home').toSorted());
  });
});

describe('a name that no place has', () => {
  test.each(['house in Now', 'maison à louer à Pas', 'house in See with pool'])(
    'is looked for in %j, although it is a word that says nothing',
    async (text) => {
      const { intent } = await parseQuery(app.ctx, text);
      expect(intent.keywords).toHaveLength(1);
    },
  );

  test.each([
    ['house in New Town', ['new', 'town']],
    ['house for rent in The New Area under $500', ['the', 'new', 'area']],
    ['maison à louer à Ville Bas', ['ville', 'bas']],
    // No slip of "home".
    ['stand in Hope', ['hope']],
  ])('is looked for whole in %j', async (text, words) => {
    const { intent } = await parseQuery(app.ctx, text);
    expect(intent.keywords.map(({ name }) => name)).toEqual(words);
  });
});
