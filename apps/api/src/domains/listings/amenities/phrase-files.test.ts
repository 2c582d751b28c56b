import { readFile } from 'node:fs/promises';
import { amenities, statedOnly } from '@africanscity/contracts/listings/amenities';
import { Amenity } from '@africanscity/db/generated/enums';
import { describe, expect, test } from 'vitest';
import { wordsOfPhrase } from './description-words.ts';
import { amenityRows, type ContextKind, contextKinds, contextRows, phraseLanguages } from './phrase-files.ts';

describe('the vocabulary of amenities', () => {
  test('is the same in the contracts and in the database, in the same order', () => {
    expect(Object.values(Amenity)).toEqual(amenities);
  });

  test.each(phraseLanguages)('has phrases for nearly every amenity, language %s', (language) => {
    const named = new Set(amenityRows.filter((row) => row.language === language).map(({ name }) => name));
    expect(amenities.filter((name) => !named.has(name) && !statedOnly.has(name)).length).toBeLessThanOrEqual(1);
  });

  test('has no phrase for amenities that owners alone state', () => {
    expect(amenityRows.filter(({ name }) => statedOnly.has(name))).toEqual([]);
  });
});

describe('phrase files', () => {
  test('have a word in each phrase, and no line twice', async () => {
    for (const file of ['phrases.csv', 'query-phrases.csv', 'contexts.csv']) {
      const [, ...lines] = (await readFile(new URL(`./${file}`, import.meta.url), 'utf8')).trim().split('\n');
      expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
    }
    for (const { phrase } of [...amenityRows, ...contextRows]) expect(wordsOfPhrase(phrase).length).toBeGreaterThan(0);
  });

  test('raise the doubt that begins a longer phrase', () => {
    const phrasesOf = (...kinds: ContextKind[]) =>
      contextRows.filter(({ name }) => kinds.includes(name)).map(({ phrase }) => wordsOfPhrase(phrase));
    const doubts = new Set(phrasesOf('doubt').map((words) => words.join(' ')));
    // Away from an amenity such a phrase says nothing, but it hides the doubt, as the longest phrase at a word counts.
    const longer = phrasesOf('link', 'joiner', 'denied_after', 'prospect_after').filter(
      (words) => !doubts.has(words.join(' ')) && words.some((_, end) => doubts.has(words.slice(0, end).join(' '))),
    );
    expect(longer.map((words) => words.join(' '))).toEqual([]);
  });

  test('have phrases of every kind of context', () => {
    expect(contextKinds.filter((kind) => !contextRows.some(({ name }) => name === kind))).toEqual([]);
  });
});
