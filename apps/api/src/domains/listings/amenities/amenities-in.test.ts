import { amenities, type Amenity } from '@africanscity/contracts/listings/amenities';
import { describe, expect, test } from 'vitest';
import { readSentences } from '../../../../test/amenity-sentences.ts';
import { amenitiesIn } from './amenities-in.ts';
import { phraseLanguages } from './phrase-files.ts';

describe('amenitiesIn', () => {
  describe.each(phraseLanguages)('in sentences of owners, language %s', (language) => {
    const sentences = readSentences(language);

    test('has at least forty sentences on at least twelve amenities, a quarter of them without any', () => {
      expect(sentences.length).toBeGreaterThanOrEqual(40);
      expect(new Set(sentences.flatMap(({ expected }) => expected)).size).toBeGreaterThanOrEqual(12);
      expect(sentences.filter(({ expected }) => !expected.length).length).toBeGreaterThanOrEqual(sentences.length / 4);
    });

    test.each(sentences)('finds $expected in "$sentence"', ({ sentence, expected }) => {
      expect(amenitiesIn(sentence).toSorted()).toEqual(expected.toSorted());
    });
  });

  test('returns amenities once, in the order of the vocabulary', () => {
    const found = amenitiesIn('A pool, a garden, another pool. Borehole.');
    expect(found).toEqual(['borehole', 'swimming_pool', 'garden'] satisfies Amenity[]);
    expect(found).toEqual(amenities.filter((name) => found.includes(name)));
  });

  test('reads composed and decomposed accents, capitals and Arabic letter forms alike', () => {
    for (const text of ['Meublé', 'Meublé'.normalize('NFD'), 'MEUBLÉ', 'meuble'])
      expect(amenitiesIn(text)).toEqual(['furnished']);
    for (const text of ['شقة مفروشة', 'شقه مفروشه', 'شَقَّة مَفْرُوشَة']) expect(amenitiesIn(text)).toEqual(['furnished']);
  });

  test('keeps an amenity that one sentence has and another denies', () => {
    expect(amenitiesIn('The house has a pool. The cottage has no pool.')).toEqual(['swimming_pool']);
  });

  test.each(['', '   ', '🏊🏊', '...', '«»', 'ل', 'A/', 'no no no', 'w/o'])('finds nothing in %j', (text) => {
    expect(amenitiesIn(text)).toEqual([]);
  });

  test.each([
    ['The estate will have\n- pool\n- gym', []],
    ['The estate will have:\n• pool\n• gym\nThe house has a garden', ['garden']],
    ['We will install\nsolar', []],
    ['Landlord will provide\nGenerator', []],
    ['It is more than we will install. Pool.', ['swimming_pool']],
  ])('takes the lines after a plan for its list in %j', (text, expected) => {
    expect(amenitiesIn(text)).toEqual(expected);
  });

  test.each([
    ['If you want a pool you can dig one, the yard is big', []],
    ['In case you need a generator, talk to the landlord', []],
    ['Whether you want a garden or a pool is up to you', []],
    ['Si vous voulez une piscine, il y a la place', []],
    ["En cas de besoin d'internet, voir avec Orange", []],
    ['Se quiser piscina, há espaço no quintal', []],
    ['Caso precise de internet, a fibra passa na rua', []],
    ['Endapo utahitaji jenereta, ongea na mwenye nyumba', []],
    ['اذا احتجت مولد كهرباء يمكنك استئجاره', []],
    ['لو حبيت تركب تكييف ممكن', []],
    ['Enough space to dig a borehole', []],
    ['The land is perfect for a house with a pool', []],
    ['Terrain idéal pour bâtir une villa avec piscine', []],
    ['Terreno ideal para construir moradia com piscina', []],
    ['Terreno ideal para construir, com título de propriedade', ['title_deed']],
    ['Eneo la kutosha kwa bwawa', []],
    ['مساحة كافية لحديقة ومسبح', []],
    ['أرض تصلح لبناء فيلا بمسبح', []],
  ])('does not take a condition or a suggestion for an amenity: %j', (text, expected) => {
    expect(amenitiesIn(text)).toEqual(expected);
  });

  test.each([
    ['Ginásio mediante pagamento', []],
    ['AC ni gharama yako', []],
    ["GENERATOR: TENANT'S OWN", []],
    ['الجيم باشتراك شهري', []],
    ['DUAT por tratar', []],
    ['Demande de titre foncier déposée', []],
    ['Sea view blocked by new building', []],
    ['Room in a shared house, pool out of bounds', []],
    ['Pool under maintenance', []],
    ['PHCN na problem but gen dey', ['generator']],
    ['Nyumba ya kupanga, maji shida, umeme shida', []],
    ['O gerador foi vendido', []],
    ['البئر جاف', []],
  ])('does not take what costs extra, is closed or is still to be done for an amenity: %j', (text, expected) => {
    expect(amenitiesIn(text)).toEqual(expected);
  });

  test.each([
    ['There is no lack of electricity', ['electricity']],
    ["You won't be without a pool", ['swimming_pool']],
    ["It isn't just the pool you'll love", ['swimming_pool']],
    ['No loadshedding: solar and inverter', ['inverter', 'solar_power']],
    ['No water problem but no pool', []],
    ['Pas de délestage : groupe électrogène', ['generator']],
    ['Nunca falta água: furo', ['borehole']],
    ['Nunca teve piscina', []],
    ['Hakuna mgao: jenereta', ['generator']],
    ['Sio bwawa tu, kuna na jenereta', ['generator', 'swimming_pool']],
    ['لا مشكلة في المياه: بئر', ['borehole']],
  ])('takes the denial of a problem for no denial: %j', (text, expected) => {
    expect(amenitiesIn(text)).toEqual(expected);
  });

  test.each([
    ["Does the flat have a lift? No it doesn't.", []],
    ['Is there a lift? Yes, two of them.', ['lift']],
    ['Piscina? Tem sim.', ['swimming_pool']],
    ['Fenced plot? No, it is open land', []],
  ])('reads the answers to questions: %j', (text, expected) => {
    expect(amenitiesIn(text)).toEqual(expected);
  });

  test.each([
    ["All rooms fitted with a/c's and ceiling fans", ['air_conditioning']],
    ['A/Cs everywhere', ['air_conditioning']],
    ['24/7 sec & b/hole', ['borehole', 'security']],
    ['Has swimming p. and gym', ['swimming_pool', 'gym']],
    ['w/out pool', []],
    ['Moradia c/ piscina, s/ jardim', ['swimming_pool']],
    ['B/hole, s/quarters', ['borehole', 'staff_quarters']],
  ])('reads abbreviations: %j', (text, expected) => {
    expect(amenitiesIn(text)).toEqual(expected);
  });

  test.each([
    ['Agence du Jardin vous propose un studio à Bonapriso', []],
    ['Imobiliária Jardim Azul vende T2 na Polana', []],
    ['Travessa do Poço, casa T2', []],
    ['Land at Sunshine Gardens, Spintex', []],
    ['House In Established Gardens', ['garden']],
    ['Mobilier de jardin', []],
    ['Meuble TV à vendre avec la maison', []],
    ['Prix par groupe de 4 étudiants', []],
    ['The mall around the corner has a gym', []],
    ['Condomínio ao lado tem piscina', []],
    ['Gym ipo karibu na nyumba', []],
    ['Ginásio e piscina a 300 m', []],
  ])('does not take names, furniture and places elsewhere for amenities: %j', (text, expected) => {
    expect(amenitiesIn(text)).toEqual(expected);
  });

  test.each([
    ['بالكون كبير', ['balcony']],
    ['شقة كبيرة كنت ساكن فيها', []],
    ['غرفة لبنت موظفة', []],
  ])('finds nothing in Arabic words that only end like an amenity: %j', (text, expected) => {
    expect(amenitiesIn(text)).toEqual(expected);
  });

  test('reads the longest description in little time', () => {
    const begun = process.cpuUsage();
    amenitiesIn('No pool, gym or garden near the mall. '.repeat(263));
    const { user } = process.cpuUsage(begun);
    expect(user / 1000).toBeLessThan(1000);
  });
});
