import { setTimeout as wait } from 'node:timers/promises';
import { listingPath } from '@africanscity/contracts/listings/listing-slug';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtWeb } from './built-web.ts';
import { createProperty } from './factories.ts';
import { type RealServer, startRealServer } from './real-server.ts';

let first: RealServer;
let second: RealServer;

beforeAll(async () => {
  await builtWeb();
  first = await startRealServer();
  second = await startRealServer({ DATABASE_URL: first.databaseUrl });
});
afterAll(async () => {
  await second.close();
  await first.close();
});

const enough = { looks: 60, changes: 10 };

test('two copies show nobody what had changed before he asked, while listings change all the time', async () => {
  const listing = await createProperty(first.db, { price: 100_000 });
  const paths = [listingPath(listing), '/Properties'];
  /** When each price was in force for everybody, by the price. */
  const inForce = new Map<number, number>([[100_000, performance.now()]]);
  let latest = 100_000;
  let changing = true;
  const change = async () => {
    while (changing) {
      await first.db.property.update({ where: { id: listing.id }, data: { price: latest + 1 } });
      latest += 1;
      inForce.set(latest, performance.now());
      await wait(50 + 400 * Math.random());
    }
  };
  const ages: number[] = [];
  let unchanged = 0;
  const look = async ({ url }: RealServer, path: string) => {
    let etag = '';
    while (changing) {
      const asked = performance.now();
      const page = await fetch(url + path);
      const price = Number(/\$(1\d\d,\d{3})/.exec(await page.text())?.[1]?.replace(',', ''));
      expect(inForce.has(price) || price === latest + 1).toBe(true);
      // How long the price that came after the one shown had been there already.
      const after = inForce.get(price + 1);
      ages.push(after === undefined ? 0 : Math.max(0, asked - after));
      if (page.headers.get('etag') === etag) unchanged += 1;
      etag = page.headers.get('etag') ?? '';
    }
  };
  // What a copy loads for its first page takes its time.
  await Promise.all([first, second].flatMap(({ url }) => paths.map((path) => fetch(url + path))));
  const work = [change(), ...[first, second].flatMap((copy) => paths.map((path) => look(copy, path)))];
  await expect
    .poll(() => ages.length >= enough.looks && inForce.size >= enough.changes && unchanged > 0)
    .toBe(true)
    .finally(() => {
      changing = false;
    });
  await Promise.all(work);
  expect(ages.filter((age) => age > 0)).toEqual([]);
});
