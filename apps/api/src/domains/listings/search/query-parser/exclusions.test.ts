import { seedDefaults } from '@africanscity/db/seed/defaults';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { parseQuery } from './parse-query.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await seedDefaults(app.ctx.db);
});
afterAll(() => app.close());

const labelsOf = async (text: string) => (await parseQuery(app.ctx, text)).parts.map(({ label }) => label);

describe('a negation', () => {
  test.each([
    ['house without garage', ['House', 'No parking']],
    ['house no garage', ['House', 'No parking']],
    ['flat without a parking space', ['Apartment', 'No parking']],
    ['appartement sans garage', ['Apartment', 'No parking']],
    ['casa sem garagem', ['House', 'No parking']],
    ['nyumba bila gereji', ['House or Apartment', 'No parking']],
    ['شقة بدون كراج', ['Apartment', 'No parking']],
    ['شقة لا تحتوي على جراج', ['Apartment', 'No parking']],
    ['flat wey no get parking', ['Apartment', 'No parking']],
    ['sans piscine ni garage', ['No parking', 'No swimming pool']],
  ])('%j excludes parking: %j', async (text, labels) => {
    expect(await labelsOf(text)).toEqual(labels);
  });

  test('of parking asks for at most no parking space', async () => {
    expect((await parseQuery(app.ctx, 'house without garage')).intent.garages).toEqual({ max: 0 });
  });

  test.each([
    ['house that does not have a swimming pool', ['House', 'No swimming pool']],
    ['house must not have a gym', ['House', 'No gym']],
    ['house not in an estate', ['House', 'No gated community']],
    ['house not in a gated estate', ['House', 'No gated community']],
    ['house outside an estate', ['House', 'No gated community']],
    ['house no get swimming pool', ['House', 'No swimming pool']],
    ['villa hors résidence', ['Villa', 'No gated community']],
    ["villa qui n'a pas de piscine", ['Villa', 'No swimming pool']],
    ['casa fora de condomínio', ['House', 'No gated community']],
    ['casa que não tem piscina', ['House', 'No swimming pool']],
    ['nyumba isiyo na bwawa', ['House or Apartment', 'No swimming pool']],
    ['nyumba nje ya estate', ['House or Apartment', 'No gated community']],
    ['فيلا خارج كمبوند', ['Villa', 'No gated community']],
    ['فيلا لا يوجد بها مسبح', ['Villa', 'No swimming pool']],
    ['flat with lift but not serviced', ['Apartment', 'Lift', 'Not serviced']],
  ])('%j excludes the amenity: %j', async (text, labels) => {
    expect(await labelsOf(text)).toEqual(labels);
  });

  test.each([
    // An estate that is not negated is a part of a name.
    ['lekki estate', ['Lekki']],
    ['flat with lift but not furnished', ['Apartment', 'Lift', 'Unfurnished']],
    ['flat wey no get furniture', ['Apartment', 'Unfurnished']],
    ['location vide tunis', ['To rent', 'Tunis', 'Unfurnished']],
    // The Portuguese "no" is "in the".
    ['casa no condomínio', ['House', 'Gated community']],
    ['casa no estacionamento', ['House', 'Parking']],
    // The longer phrase is a place.
    ['not garden city', ['Not Garden City']],
    ['no pool and gym', ['Gym', 'No swimming pool']],
  ])('%j means %j', async (text, labels) => {
    expect((await labelsOf(text)).toSorted()).toEqual(labels.toSorted());
  });
});

describe('a number of rooms', () => {
  test.each([
    // One of the French main rooms is the living room.
    ['F4 meublé', ['3 rooms', 'Furnished']],
    ['F1', ['1 room']],
    ['appartement 3 pièces', ['Apartment', '2 rooms']],
    ['maison 4 pièces à coucher', ['House', '4 rooms']],
    ['T3 dakar', ['Dakar', '2 rooms']],
    ['appartement T3 à louer', ['Apartment', 'To rent', '2 rooms']],
    // The Portuguese typology counts bedrooms, whatever the language of the text is in Luanda.
    ['apartamento T3 para arrendar', ['Apartment', 'To rent', '3 rooms']],
    ['T3 luanda', ['Luanda', '3 rooms']],
    ['appartement T3 luanda', ['Apartment', 'Luanda', '3 rooms']],
    ['T3', ['3 rooms']],
  ])('%j is %j', async (text, labels) => {
    expect(await labelsOf(text)).toEqual(labels);
  });

  test.each([
    ['all rooms ensuite', ['En suite bathroom']],
    ['room wey get ac', ['Air conditioning']],
    ['every room get im own toilet', ['En suite bathroom']],
    ['flat wey every room get ac', ['Apartment', 'Air conditioning']],
    // The kind is meant otherwise.
    ['rooms to rent', ['Rooms', 'To rent']],
    ['room with ac', ['Rooms', 'Air conditioning']],
  ])('%j asks for %j', async (text, labels) => {
    expect(await labelsOf(text)).toEqual(labels);
  });
});

describe('a name of an amenity', () => {
  test.each([
    ['duplex mikano 40kva', ['Duplex', 'Generator']],
    ['duplex with MOPOL', ['Duplex', 'Security']],
    ["appartement face à l'océan", ['Apartment', 'Sea or lake view']],
    ['house with b/hole', ['House', 'Borehole or well']],
    // "With title" would leave "deed".
    ['plots with title deed lekki', ['Land', 'Lekki', 'Title deed']],
    ['3 bed mes harare', ['Harare', '3 rooms', 'En suite bathroom']],
    // In French "mes" is "my", in Portuguese a month.
    ['maison avec mes enfants', ['House', 'enfants']],
    ['100 dólares por mês', ['To rent', 'About $100 a month']],
  ])('%j is %j', async (text, labels) => {
    expect(await labelsOf(text)).toEqual(labels);
  });
});
