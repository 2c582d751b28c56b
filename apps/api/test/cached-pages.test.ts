import { defaultBrand, siteBrandOf } from '@africanscity/contracts/brand';
import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { get as ask } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { listingPath } from '@africanscity/contracts/listings/listing-slug';
import type { Property } from '@africanscity/db/generated/client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countLandings } from '../src/domains/listings/landing/count-landings.ts';
import { PageCache, type PageOutcome } from '../src/http/page-cache/page-cache.ts';
import { builtWeb } from './built-web.ts';
import { createProperty, createUser } from './factories.ts';
import { logIn } from './log-in.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { watchWork } from './watched-work.ts';

let t: TestApp;
let origin: string;
let listing: Property;
let agencyId: number;

beforeAll(async () => {
  t = await createTestApp({ pageCacheSeconds: 5 }, { web: await builtWeb() });
  origin = new URL(t.url).origin;
  const { db } = t.ctx;
  const owner = await createUser(db);
  agencyId = (await db.agency.create({ data: { name: 'Crane & Sons', slug: 'crane-sons' } })).id;
  for (let at = 0; at < 12; at += 1) {
    listing = await createProperty(db, {
      ownerId: owner.id,
      agencyId,
      type: 'House',
      googleLocation: '-17.8,31.05',
      status: at % 2 ? 'FOR_RENT' : 'FOR_SALE',
    });
  }
  await countLandings(t.ctx);
});
beforeEach(() => t.app.pageCache?.clear());
afterEach(() => {
  t.ctx.clock = () => new Date();
});

/** Stops the clock at a time of a future day. */
function at(time: string): void {
  t.ctx.clock = () => new Date(`2027-01-02T${time}Z`);
}
afterAll(() => t.close());

interface Answer {
  status: number;
  etag: string;
  encoding: string;
  type: string;
  html: string;
  bytes: Buffer;
}

/** Fetches a page as a client does: `fetch` hides the compression. */
function load(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    ask(origin + path, { headers: { 'accept-encoding': 'gzip, deflate, br', ...headers } }, (response) => {
      const pieces: Buffer[] = [];
      response
        .on('data', (piece: Buffer) => pieces.push(piece))
        .once('end', () => {
          const bytes = Buffer.concat(pieces);
          const { etag = '', 'content-encoding': encoding = 'identity', 'content-type': type = '' } = response.headers;
          const content =
            encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes;
          resolve({ status: response.statusCode ?? 0, etag, encoding, type, html: content.toString(), bytes });
        });
    }).once('error', reject);
  });
}

/** SQL of a page's queries. */
async function statementsOf(path: string, headers?: Record<string, string>): Promise<string[]> {
  const work = watchWork(t);
  await load(path, headers);
  const { statements } = work.take();
  work.stop();
  return statements;
}

const publicPages = () => ['/home', '/Properties', listingPath(listing), '/for-sale/zimbabwe', '/about', '/pricing'];

describe('a rendered page', () => {
  test('sends no query for five seconds', async () => {
    at('10:00:00');
    for (const path of publicPages()) {
      const first = await load(path);
      expect([path, first.status]).toEqual([path, 200]);
    }
    at('10:00:04.999');
    for (const path of publicPages()) expect([path, await statementsOf(path)]).toEqual([path, []]);
  });

  test('is rendered once for concurrent requests', async () => {
    const work = watchWork(t);
    const answers = await Promise.all(Array.from({ length: 20 }, () => load('/Properties?propertyStatus=FOR_RENT')));
    const counted = work.take().statements;
    work.stop();
    expect(new Set(answers.map(({ etag }) => etag)).size).toBe(1);
    expect(new Set(counted).size).toBe(counted.length);
  });

  test('counts the rest of each filter for a list, and for a map only when it shows no listing', async () => {
    const work = watchWork(t);
    const counts = async (path: string) => {
      await load(path);
      return work.take().statements.filter((text) => text.includes('GROUPING SETS')).length;
    };
    expect(await counts('/Properties?priceMin=1')).toBe(1);
    expect(await counts('/Properties?priceMin=1&view=map')).toBe(0);
    expect(await counts('/Properties?priceMin=900000000&view=map')).toBe(1);
  });

  test('has a strong tag that stays when it is rendered again, and 304 for a client that has it', async () => {
    for (const path of publicPages()) {
      // Within one minute, its random choices stay.
      t.ctx.clock = () => new Date('2027-01-01T12:00:01Z');
      const first = await load(path);
      expect(first.etag).toMatch(/^"[\w-]{43}-br"$/);
      t.ctx.clock = () => new Date('2027-01-01T12:00:45Z');
      expect((await statementsOf(path)).length).toBeGreaterThan(0);
      const again = await load(path);
      expect([path, again.etag]).toEqual([path, first.etag]);
      for (const known of [first.etag, `W/${first.etag}`, `"other", ${first.etag}`]) {
        const unchanged = await load(path, { 'if-none-match': known });
        expect([unchanged.status, unchanged.etag, unchanged.bytes.length]).toEqual([304, first.etag, 0]);
      }
      expect((await load(path, { 'if-none-match': '"other"' })).status).toBe(200);
    }
  });

  test('has the encoding that the client accepts, with a tag of its own', async () => {
    const brotli = await load('/Properties');
    const gzip = await load('/Properties', { 'accept-encoding': 'gzip' });
    const plain = await load('/Properties', { 'accept-encoding': 'identity' });
    expect([brotli.encoding, gzip.encoding, plain.encoding]).toEqual(['br', 'gzip', 'identity']);
    expect(gzip.html).toBe(brotli.html);
    expect(plain.html).toBe(brotli.html);
    expect(new Set([brotli.etag, gzip.etag, plain.etag]).size).toBe(3);
    expect(await statementsOf('/Properties', { 'accept-encoding': 'gzip' })).toEqual([]);
    expect((await load('/Properties', { 'accept-encoding': 'br;q=0, gzip;q=0.5' })).encoding).toBe('gzip');
  });

  test('differs for visitors who save data', async () => {
    const [full, minimal] = [await load('/home'), await load('/home', { 'save-data': 'on' })];
    expect(minimal.etag).not.toBe(full.etag);
    expect(minimal.html).toContain('data-save-data');
    expect(full.html).not.toContain('<html lang="en" data-mantine-color-scheme="light" data-save-data>');
    expect((await load('/home')).etag).toBe(full.etag);
    expect((await load('/home', { 'save-data': 'on' })).etag).toBe(minimal.etag);
  });

  test("follows the visitor's choice here, whatever the browser says", async () => {
    const [full, minimal] = [await load('/about'), await load('/about', { 'save-data': 'on' })];
    expect((await load('/about', { cookie: 'save-data=on' })).etag).toBe(minimal.etag);
    expect((await load('/about', { cookie: 'save-data=off', 'save-data': 'on' })).etag).toBe(full.etag);
  });

  test('has files with short headers, and scripts that keep their policy', async () => {
    const { html } = await load('/about');
    const style = await fetch(origin + /\/assets\/[\w-]+\.css/.exec(html)![0]);
    const script = await fetch(origin + /\/assets\/[\w-]+\.js/.exec(html)![0]);
    for (const file of [style, script]) {
      expect(file.status).toBe(200);
      expect(file.headers.get('x-content-type-options')).toBe('nosniff');
      expect(file.headers.get('permissions-policy')).toBeNull();
    }
    expect(style.headers.get('content-security-policy')).toBeNull();
    expect(script.headers.get('content-security-policy')).toContain("object-src 'none'");
    const drawing = await fetch(`${origin}/favicon.svg`);
    expect(drawing.headers.get('content-security-policy')).toContain("object-src 'none'");
    expect(drawing.headers.get('permissions-policy')).toBeTruthy();
  });

  test('runs the one inline script whose hash its policy names, and has no reusable nonce', async () => {
    for (let times = 0; times < 2; times += 1) {
      const policy = (await fetch(`${origin}/home`)).headers.get('content-security-policy');
      expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/);
      expect(policy).not.toContain('nonce');
    }
  });
});

describe('the visitor', () => {
  test('does not change the page: a session neither gets nor leaves data of its own', async () => {
    const user = await createUser(t.ctx.db, { name: 'Nyasha-Private', email: 'nyasha@private.example.com' });
    const session = await logIn(t, user);
    for (const path of publicPages()) {
      const own = await load(path, { ...session, cookie: 'session=1', 'user-agent': 'Own/1', 'accept-language': 'sn' });
      const others = await load(path);
      expect([path, own.etag]).toEqual([path, others.etag]);
      expect(own.html).not.toMatch(/Nyasha-Private|nyasha@private/);
    }
  });

  test('and the host in the request do not change the page', async () => {
    const named = await load('/about', { host: 'evil.example.com' });
    expect(named.html).not.toContain('evil.example.com');
    expect(named.etag).toBe((await load('/about')).etag);
  });
});

describe('a change', () => {
  let price = 70_000;
  /** Changes the price behind the server's back, and returns it as pages show it. */
  const change = async () => {
    price += 1;
    await t.ctx.db.property.update({ where: { id: listing.id }, data: { price } });
    return price.toLocaleString('en-US');
  };
  const path = () => listingPath(listing);
  /** Waits for pages that are rendered in the background. */
  const settle = (shown: string) => expect.poll(async () => (await load(path())).html.includes(shown)).toBe(true);

  test('is not seen by others for five seconds, then once the page has been rendered behind the next visitor', async () => {
    at('11:00:00');
    await load(path());
    const shown = await change();
    at('11:00:04');
    expect((await load(path())).html).not.toContain(shown);
    at('11:00:06');
    expect((await load(path())).html).not.toContain(shown);
    await settle(shown);
  });

  test('is seen after 35 seconds at the latest, in every encoding', async () => {
    at('12:00:00');
    await load(path());
    const shown = await change();
    // Another encoding is made from the page of Brotli, and is no younger than that.
    at('12:00:04');
    await load(path(), { 'accept-encoding': 'gzip' });
    at('12:00:35');
    for (const encoding of ['br', 'gzip', 'identity'])
      expect([encoding, (await load(path(), { 'accept-encoding': encoding })).html.includes(shown)]).toEqual([
        encoding,
        true,
      ]);
  });

  test('is seen at once by its author, and by others from then on', async () => {
    const owner = await t.ctx.db.user.findUniqueOrThrow({ where: { id: listing.ownerId } });
    const session = await logIn(t, owner);
    await load(path());
    const saved = await t.post('africanscity/savefavorite', new URLSearchParams({ propertyId: String(listing.id) }), {
      headers: session,
    });
    expect(saved.headers.get('set-cookie')).toBe('changed=1; Max-Age=35; Path=/; HttpOnly; SameSite=Lax');
    const shown = await change();
    expect((await load(path())).html).not.toContain(shown);
    expect((await load(path(), { cookie: 'changed=1' })).html).toContain(shown);
    expect((await load(path())).html).toContain(shown);
  });

  test('sets no cookie for anonymous visitors, nor for readers', async () => {
    const view = await t.post('africanscity/recordpropertyview', new URLSearchParams({ id: String(listing.id) }));
    expect(view.headers.get('set-cookie')).toBeNull();
    const session = await logIn(t, await createUser(t.ctx.db));
    const read = await t.get('africanscity/getfavorites', { headers: session });
    expect([read.status, read.headers.get('set-cookie')]).toEqual([200, null]);
  });

  test('that hides a listing is seen at once by all visitors, also in pages that were being rendered', async () => {
    const admin = await logIn(t, await createUser(t.ctx.db, { role: 'ADMIN' }));
    const shown = await createProperty(t.ctx.db, { ownerId: listing.ownerId, address: '77 Vlei Road' });
    expect((await load(listingPath(shown))).html).toContain('77 Vlei Road');
    const hide = new URLSearchParams({ id: String(shown.id), reason: 'A fraud.' });
    const [hidden] = await Promise.all([
      t.post('africanscity/hidelisting', hide, { headers: admin }),
      load(`/Properties?size=50`),
    ]);
    expect(hidden.status).toBe(200);
    expect((await load(listingPath(shown))).html).not.toContain('77 Vlei Road');
    expect((await load('/Properties?size=50')).html).not.toContain('77 Vlei Road');
  });
});

describe('an address with advertising parameters', () => {
  test('is the page without them', async () => {
    at('15:00:00');
    const page = await load('/Properties?text=house');
    const marked = '/Properties?utm_source=mail&text=house&fbclid=IwAR1&gclid=x&none-such=1';
    expect(await statementsOf(marked)).toEqual([]);
    expect((await load(marked)).etag).toBe(page.etag);
  });
});

describe('without a cache', () => {
  test('renders the current state for each visitor', async () => {
    const fresh = await createTestApp({ pageCacheSeconds: 0 }, { web: await builtWeb() });
    const house = await createProperty(fresh.ctx.db, { price: 81_000 });
    const read = async () => (await fetch(new URL(fresh.url).origin + listingPath(house))).text();
    expect(await read()).toContain('81,000');
    await fresh.ctx.db.property.update({ where: { id: house.id }, data: { price: 82_000 } });
    expect(await read()).toContain('82,000');
    await fresh.close();
  });
});

describe('a page with an error', () => {
  test('is not cached', async () => {
    const { pool } = t.ctx;
    await pool.query('ALTER TABLE announcements RENAME TO announcements_away');
    try {
      // Requested nowhere else here, so that it is not cached.
      expect((await load('/terms')).status).toBe(200);
    } finally {
      await pool.query('ALTER TABLE announcements_away RENAME TO announcements');
    }
    expect((await statementsOf('/terms')).length).toBeGreaterThan(0);
  });
});

describe('built files', () => {
  test('are in one folder, under names that the route serves', async () => {
    const files = await readdir(join((await builtWeb()).clientFolder, 'assets'), { withFileTypes: true });
    expect(files.length).toBeGreaterThan(1_000);
    expect(files.filter((file) => !file.isFile() || !/^[\w-][\w.-]*$/.test(file.name))).toEqual([]);
  });

  test('have one route in all, and their precompressed variants no address', async () => {
    const [script] = /\/assets\/[\w-]+\.js/.exec((await load('/about')).html)!;
    const hasRoute = (url: string) => t.app.hasRoute({ method: 'GET', url });
    expect([hasRoute('/assets/:file'), hasRoute(script)]).toEqual([true, false]);
    expect((await load(script)).status).toBe(200);
    for (const variant of ['.br', '.gz']) {
      expect((await load(script + variant)).status).toBe(404);
      expect((await load(`${script}%2e${variant.slice(1)}`)).status).toBe(404);
    }
    expect((await load('/assets/..%2f..%2fserver%2fentry-server.js')).status).toBe(404);
  });
});

describe('a missing file', () => {
  test.each(['/assets/none.js', '/favicon-old.png', '/.well-known/security.txt', '/wp-login.php?x=1'])(
    '%s is answered without a page and without the database',
    async (path) => {
      const work = watchWork(t);
      const answer = await load(path);
      expect(work.take().statements).toEqual([]);
      work.stop();
      expect([answer.status, answer.type, answer.html]).toEqual([404, 'text/plain; charset=utf-8', 'Not found.\n']);
    },
  );

  test('an address of no page is still a page', async () => {
    const answer = await load('/nothing-here');
    expect([answer.status, answer.type]).toEqual([404, 'text/html; charset=utf-8']);
  });
});

describe('the memory of pages', () => {
  test('stays within its limit after a hundred thousand addresses, and keeps requested pages', async () => {
    const maxBytes = 4 * 1024 * 1024;
    const cache = new PageCache({ maxBytes, freshMs: 5_000 });
    let rendered = 0;
    const render = async (): Promise<PageOutcome> => {
      rendered += 1;
      const page = { status: 200, encoding: 'br' as const, bytes: randomBytes(2_000), hash: '' };
      return { kind: 'page', page, renderedAt: 0 };
    };
    const get = (path: string) =>
      cache.get(
        {
          language: 'en',
          url: `http://africanscity.test${path}`,
          saveData: false,
          brand: siteBrandOf(defaultBrand),
          currency: null,
        },
        'br',
        0,
        render,
      );
    let most = 0;
    for (let at = 0; at < 100_000; at += 1) {
      await get(`/Properties?text=${at}`);
      if (at % 100 === 0) await get('/home');
      most = Math.max(most, cache.size);
    }
    expect(most).toBeLessThanOrEqual(maxBytes);
    expect(most).toBeGreaterThan(maxBytes * 0.9);
    expect(rendered).toBe(100_001);
  });
});
