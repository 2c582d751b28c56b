import { tmpdir } from 'node:os';
import { seedDefaults } from '@africanscity/db/seed/defaults';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test/test-app.ts';
import type { RowError } from '../src/domains/listings/import/import-input.ts';
import { importListings } from '../src/domains/listings/import/import-listings.ts';
import { writtenSet } from './golden-set.ts';
import { type JudgedQuery, judgeQueries } from './judge-queries.ts';
import { mean } from './judgement.ts';
import { loadRates } from './load-rates.ts';
import { writtenListingsFiles } from './read-listings.ts';

/** The least mean score of each category. Raise a floor when the search improves; never lower it to pass. */
const floors = { amenities: 0.97, negation: 0.95, currency: 0.98, local: 0.9, costs: 0.95 };

let app: TestApp;
let judged: JudgedQuery[];
const refused: RowError[] = [];

beforeAll(async () => {
  app = await createTestApp();
  await seedDefaults(app.ctx.db);
  await loadRates(app.ctx);
  for (const file of writtenListingsFiles)
    await importListings(app.ctx, {
      file,
      picturesFolder: tmpdir(),
      onRowError: (error) => refused.push(error),
      onProgress: () => {},
    });
  judged = await judgeQueries(app.url, writtenSet());
});
afterAll(() => app.close());

describe('the search of the written listings', () => {
  it('imports every listing', () => expect(refused).toEqual([]));

  it('answers every query', () => {
    expect(judged.filter(({ error }) => error).map(({ query, error }) => `${query.text}: ${error}`)).toEqual([]);
  });

  it.each(Object.entries(floors))('scores %s at %f or more', (category, floor) => {
    const scored = judged.filter(({ query }) => query.category === category);
    const worst = scored.toSorted((one, other) => one.score - other.score).slice(0, 20);
    const reason = worst.map(({ query, score }) => `${score.toFixed(2)} ${query.language} ${query.text}`).join('\n');
    expect(mean(scored.map(({ score }) => score)), reason).toBeGreaterThanOrEqual(floor);
  });
});
