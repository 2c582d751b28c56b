import type { Property } from '@africanscity/db/generated/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createProperty } from '../../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

describe('the words of names', () => {
  let app: TestApp;
  let listing: Property;

  beforeEach(async () => {
    app = await createTestApp();
    listing = await createProperty(app.ctx.db, { type: 'House', area: 'Avondale', city: 'Harare' });
  });
  afterEach(() => app.close());

  const insertAnother = (area: string) =>
    app.ctx.pool.query(
      `INSERT INTO properties (owner_id, type, status, city, area, address, price, description, updated_at)
      SELECT owner_id, type, status, city, $2, address, price, description, now() FROM properties WHERE id = $1`,
      [listing.id, area],
    );
  const version = async () =>
    (await app.ctx.pool.query<{ version: string }>('SELECT last_value AS version FROM search_names_version')).rows[0]!
      .version;
  const isKnown = async (word: string) =>
    (await app.ctx.pool.query('SELECT FROM search_vocabulary WHERE word = $1', [word])).rowCount === 1;

  test('are learned from a new listing, and the vocabulary is read again', async () => {
    const before = await version();
    await insertAnother('Quillworth Hill');
    expect(await isKnown('quillworth')).toBe(true);
    expect(await version()).not.toBe(before);
  });

  test('are learned from a listing that changes, and the vocabulary is read again', async () => {
    const before = await version();
    await app.ctx.db.property.update({ where: { id: listing.id }, data: { area: 'Quillworth' } });
    expect(await isKnown('quillworth')).toBe(true);
    expect(await version()).not.toBe(before);
  });

  test('make no process read the vocabulary again where all are known', async () => {
    const before = await version();
    await insertAnother('Avondale');
    await app.ctx.db.property.update({ where: { id: listing.id }, data: { price: 90_000, area: 'Harare' } });
    expect(await version()).toBe(before);
  });
});
