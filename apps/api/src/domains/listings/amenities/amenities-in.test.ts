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

  test('reads the longest description in little time', () => {
    const begun = process.cpuUsage();
    amenitiesIn('No pool, gym or garden near the mall. '.repeat(263));
    const { user } = process.cpuUsage(begun);
    expect(user / 1000).toBeLessThan(1000);
  });
});
