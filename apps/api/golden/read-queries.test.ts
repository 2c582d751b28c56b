import { listingFilters } from '@africanscity/contracts/listings/filters';
import { describe, expect, it } from 'vitest';
import { importedRates } from './rates.ts';
import { readQueries } from './read-queries.ts';

const queries = readQueries('queries', importedRates);

describe('the golden queries', () => {
  it('hold each text once, none longer than a text may be', () => {
    const texts = queries.map(({ text }) => text.toLowerCase());
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    expect(texts.filter((text) => !text.trim() || text.length > listingFilters.text.maxLength)).toEqual([]);
  });

  it('mean something, but for the hostile ones', () => {
    const meaningless = queries.filter(
      ({ facts: { kinds, places, ...others } }) =>
        !kinds.length && !places.length && !Object.values(others).flat().length,
    );
    expect(new Set(meaningless.map(({ language }) => language))).toEqual(new Set(['hostile']));
  });

  it.each(['en', 'pcm', 'fr', 'pt', 'sw', 'ar'])('are in %s too, of every category', (language) => {
    const own = queries.filter((query) => query.language === language);
    expect(own.length).toBeGreaterThanOrEqual(50);
    expect(new Set(own.map(({ category }) => category))).toEqual(
      new Set(['plain', 'rooms', 'price', 'places', 'slips', 'words']),
    );
  });
});
