import { inLanguage } from '@africanscity/messages/language';
import type { Language } from '@africanscity/messages/languages';
import { describe, expect, test } from 'vitest';
import { typeName, typesName } from './type-names.ts';
import { kindName, listingName } from './wording.ts';

describe('property types', () => {
  test.each([
    ['House', 'House', 'Houses', 'Maison', 'Maisons'],
    ['Duplex', 'Duplex', 'Duplexes', 'Duplex', 'Duplex'],
    ['Block of Flats', 'Block of Flats', 'Blocks of Flats', 'Immeuble', 'Immeubles'],
    ['Rooms', 'Rooms', 'Rooms', 'Chambres', 'Chambres'],
    ['Land', 'Land', 'Land', 'Terrain', 'Terrains'],
    ['Commercial', 'Commercial property', 'Commercial properties', 'Local commercial', 'Locaux commerciaux'],
    // A type of the company stays as it wrote it.
    ['Boathouse', 'Boathouse', 'Boathouses', 'Boathouse', 'Boathouses'],
    ['constructor', 'constructor', 'constructors', 'constructor', 'constructors'],
  ])('%s is named in English and French', (type, one, many, une, plusieurs) => {
    expect([typeName(type), typesName(type)]).toEqual([one, many]);
    expect(inLanguage('fr', () => [typeName(type), typesName(type)])).toEqual([une, plusieurs]);
  });

  test('name a place of business by a noun', () => {
    const hall = { type: 'Commercial', numRoom: null, area: 'Piassa', city: 'Addis Ababa' };
    const nameIn = (language: Language) => inLanguage(language, () => listingName(hall));
    expect([nameIn('en'), nameIn('fr'), nameIn('pt'), nameIn('sw')]).toEqual([
      'Commercial property in Piassa',
      'Local commercial, Piassa',
      'Espaço comercial, Piassa',
      'Mali ya biashara, Piassa',
    ]);
  });

  test('name a home with its rooms', () => {
    const villa = { type: 'Villa', numRoom: 5, area: 'Almadies', city: 'Dakar' };
    expect(listingName(villa)).toBe('5-bed villa in Almadies');
    expect(inLanguage('fr', () => listingName(villa))).toBe('Villa, 5\u00a0ch., Almadies');
    expect(inLanguage('fr', () => kindName({ type: 'Land', numRoom: null }))).toBe('Terrain');
  });
});
