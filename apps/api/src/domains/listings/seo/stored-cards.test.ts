import { cardPath } from '@africanscity/contracts/listings/addresses';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProperty } from '../../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { inPictureQueue } from '../../../kernel/pictures/picture-queue.ts';
import { sweepCards } from './card.ts';
import { deleteCards, openCard, storeCard } from './stored-cards.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ trustProxy: ['127.0.0.1'] });
});
afterAll(() => t.close());

const hour = 3_600_000;
const at = (hours: number) => ({ ...t.ctx, clock: () => new Date(hours * hour) });
const stored = async () => {
  const keys: string[] = [];
  for await (const { key } of t.ctx.storage.list('cards/')) keys.push(key);
  return keys.toSorted();
};

describe('the store of cards', () => {
  beforeEach(async () => deleteCards(t.ctx, await stored()));

  test('deletes the least recently used ones when it becomes too large', async () => {
    const bytes = Buffer.alloc(100);
    for (const hours of [1, 2, 3]) await storeCard(at(hours), `cards/1/${hours}.jpg`, bytes, 300);
    const opened = await openCard(at(5), 'cards/1/1.jpg');
    opened?.stream.destroy();
    await storeCard(at(6), 'cards/1/4.jpg', bytes, 300);
    expect(await stored()).toEqual(['cards/1/1.jpg', 'cards/1/3.jpg', 'cards/1/4.jpg']);
    await storeCard(at(7), 'cards/1/5.jpg', Buffer.alloc(250), 300);
    expect(await stored()).toEqual(['cards/1/5.jpg']);
    expect(await t.ctx.db.drawnCard.count()).toBe(1);
  });

  test('deletes cards without a row, and of listings that are not on the site', async () => {
    const listing = await createProperty(t.ctx.db, {});
    const kept = `cards/${listing.id}/kept.jpg`;
    await storeCard(t.ctx, kept, Buffer.alloc(10));
    await t.ctx.storage.put(`cards/${listing.id}/unknown.jpg`, Buffer.alloc(10), 'image/jpeg');
    await storeCard(t.ctx, 'cards/0/gone.jpg', Buffer.alloc(10));
    await sweepCards(t.ctx);
    expect(await stored()).toEqual([kept]);
  });
});

describe('a network that asks for many cards', () => {
  test('gets plain pictures instead of errors, and delays no other network', async () => {
    const listing = await createProperty(t.ctx.db, {});
    const path = cardPath({ id: listing.id, version: listing.version, pictureUri: null }, 'en');
    const ask = (address: string) => fetch(new URL(path, t.url), { headers: { 'x-forwarded-for': address } });
    // Two cards of the network are in progress, and a hundred wait.
    const turn = Promise.withResolvers<void>();
    const waiting = Array.from({ length: 102 }, () =>
      inPictureQueue({ sender: 'viewer 203.0.113.1', bytes: 1 }, () => turn.promise),
    );
    const plain = await ask('203.0.113.1');
    expect(plain.status).toBe(200);
    expect(plain.headers.get('cache-control')).toBe('no-store');
    expect(await sharp(Buffer.from(await plain.arrayBuffer())).metadata()).toMatchObject({
      format: 'jpeg',
      width: 480,
    });
    const asked = ask('203.0.113.2');
    turn.resolve();
    const drawn = await asked;
    await Promise.all(waiting);
    expect(drawn.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(await sharp(Buffer.from(await drawn.arrayBuffer())).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  test('uses up an allowance by drawing, and gets plain pictures beyond it', async () => {
    const app = await createTestApp({ requestsPerMinute: 5 });
    try {
      const widths: (number | undefined)[] = [];
      for (let count = 0; count < 2; count += 1) {
        const listing = await createProperty(app.ctx.db, {});
        const path = cardPath({ id: listing.id, version: listing.version, pictureUri: null }, 'en');
        const response = await fetch(new URL(path, app.url));
        expect(response.status).toBe(200);
        widths.push((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width);
      }
      expect(widths).toEqual([1200, 480]);
    } finally {
      await app.close();
    }
  });
});
