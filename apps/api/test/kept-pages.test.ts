import { randomBytes } from 'node:crypto';
import { get as ask } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { listingPath } from '@africanscity/contracts/listings/listing-slug';
import type { Property } from '@africanscity/db/generated/client';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { countLandings } from '../src/domains/listings/landing/count-landings.ts';
import { PageCache, type PageOutcome } from '../src/http/pages/page-cache.ts';
import { deleteOldPageChanges, PageVersion } from '../src/http/pages/page-version.ts';
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
  t = await createTestApp({}, { web: await builtWeb() });
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
afterEach(() => {
  t.ctx.clock = () => new Date();
});
afterAll(() => t.close());

interface Answer {
  status: number;
  etag: string;
  encoding: string;
  type: string;
  html: string;
  bytes: Buffer;
}

/** A page as a client gets it: `fetch` hides what is compressed. */
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

/** SQL of what a page asked the database. */
async function statementsOf(path: string, headers?: Record<string, string>): Promise<string[]> {
  const work = watchWork(t);
  await load(path, headers);
  const { statements } = work.take();
  work.stop();
  return statements;
}

const isVersionRead = (sql: string) => sql.includes('FROM page_changes');
const publicPages = () => ['/home', '/Properties', listingPath(listing), '/for-sale/zimbabwe', '/about', '/pricing'];

describe('a page that was rendered', () => {
  test('asks the database nothing but whether something changed, the next time', async () => {
    for (const path of publicPages()) {
      const first = await load(path);
      expect([path, first.status]).toEqual([path, 200]);
      const statements = await statementsOf(path);
      expect([path, statements.length, statements.every(isVersionRead)]).toEqual([path, 1, true]);
    }
  });

  test('is rendered once for all who ask for it at the same time', async () => {
    const work = watchWork(t);
    const answers = await Promise.all(Array.from({ length: 20 }, () => load('/Properties?propertyStatus=FOR_RENT')));
    const counted = work.take().statements.filter((sql) => !isVersionRead(sql));
    work.stop();
    expect(new Set(answers.map(({ etag }) => etag)).size).toBe(1);
    expect(new Set(counted).size).toBe(counted.length);
  });

  test('has a strong tag that stays when it is rendered again, and 304 for whoever has it', async () => {
    for (const path of publicPages()) {
      // Within one minute, what is drawn for it stays.
      t.ctx.clock = () => new Date('2027-01-01T12:00:01Z');
      const first = await load(path);
      expect(first.etag).toMatch(/^"[\w-]{43}-br"$/);
      t.ctx.clock = () => new Date('2027-01-01T12:00:45Z');
      expect((await statementsOf(path)).length).toBeGreaterThan(1);
      const again = await load(path);
      expect([path, again.etag]).toEqual([path, first.etag]);
      for (const known of [first.etag, `W/${first.etag}`, `"other", ${first.etag}`]) {
        const unchanged = await load(path, { 'if-none-match': known });
        expect([unchanged.status, unchanged.etag, unchanged.bytes.length]).toEqual([304, first.etag, 0]);
      }
      expect((await load(path, { 'if-none-match': '"other"' })).status).toBe(200);
    }
  });

  test('comes in the encoding that the client takes, with a tag of its own', async () => {
    const brotli = await load('/Properties');
    const gzip = await load('/Properties', { 'accept-encoding': 'gzip' });
    const plain = await load('/Properties', { 'accept-encoding': 'identity' });
    expect([brotli.encoding, gzip.encoding, plain.encoding]).toEqual(['br', 'gzip', 'identity']);
    expect(gzip.html).toBe(brotli.html);
    expect(plain.html).toBe(brotli.html);
    expect(new Set([brotli.etag, gzip.etag, plain.etag]).size).toBe(3);
    expect((await statementsOf('/Properties', { 'accept-encoding': 'gzip' })).every(isVersionRead)).toBe(true);
    expect((await load('/Properties', { 'accept-encoding': 'br;q=0, gzip;q=0.5' })).encoding).toBe('gzip');
  });

  test('is another one for visitors who save data', async () => {
    const [full, lean] = [await load('/home'), await load('/home', { 'save-data': 'on' })];
    expect(lean.etag).not.toBe(full.etag);
    expect(lean.html).toContain('data-save-data');
    expect(full.html).not.toContain('<html lang="en" data-mantine-color-scheme="light" data-save-data>');
    expect((await load('/home')).etag).toBe(full.etag);
    expect((await load('/home', { 'save-data': 'on' })).etag).toBe(lean.etag);
  });

  test('is the one that a visitor chose here, whatever the browser says', async () => {
    const [full, lean] = [await load('/about'), await load('/about', { 'save-data': 'on' })];
    expect((await load('/about', { cookie: 'save-data=on' })).etag).toBe(lean.etag);
    expect((await load('/about', { cookie: 'save-data=off', 'save-data': 'on' })).etag).toBe(full.etag);
  });

  test('comes with files whose headers are short, and scripts that keep their policy', async () => {
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

  test('runs the one inline script whose hash its policy names, and no nonce that could be used again', async () => {
    for (let times = 0; times < 2; times += 1) {
      const policy = (await fetch(`${origin}/home`)).headers.get('content-security-policy');
      expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/);
      expect(policy).not.toContain('nonce');
    }
  });
});

describe('who asks', () => {
  test('does not change the page: a session neither gets nor leaves anything of its own', async () => {
    const user = await createUser(t.ctx.db, { name: 'Nyasha-Private', email: 'nyasha@private.example.com' });
    const session = await logIn(t, user);
    for (const path of publicPages()) {
      const own = await load(path, { ...session, cookie: 'session=1', 'user-agent': 'Own/1', 'accept-language': 'sn' });
      const others = await load(path);
      expect([path, own.etag]).toEqual([path, others.etag]);
      expect(own.html).not.toMatch(/Nyasha-Private|nyasha@private/);
    }
  });

  test('does not decide what an address shows by the host that it names', async () => {
    const named = await load('/about', { host: 'evil.example.com' });
    expect(named.html).not.toContain('evil.example.com');
    expect(named.etag).toBe((await load('/about')).etag);
  });
});

describe('what changes', () => {
  test('is seen by the next request, however it was written', async () => {
    const path = listingPath(listing);
    for (let price = 70_001; price < 70_011; price += 1) {
      await t.ctx.db.property.update({ where: { id: listing.id }, data: { price } });
      const shown = price.toLocaleString('en-US');
      expect((await load(path)).html).toContain(shown);
      expect((await load('/Properties?propertyStatus=FOR_RENT')).html).toContain(shown);
    }
    await t.ctx.pool.query('UPDATE agencies SET name = $1', ['Heron & Daughters']);
    expect((await load(path)).html).toContain('Heron &amp; Daughters');
  });

  test('and is rolled back, or touches no row, or shows on no page, leaves pages as they are', async () => {
    await load('/Properties');
    await t.ctx.db
      .$transaction(async (tx) => {
        await tx.property.update({ where: { id: listing.id }, data: { price: 1 } });
        throw new Error('not after all');
      })
      .catch(() => {});
    await t.ctx.pool.query('UPDATE properties SET price = 1 WHERE id = -1');
    await t.ctx.pool.query('UPDATE sessions SET created_at = now()');
    expect(await statementsOf('/Properties')).toHaveLength(1);
  });

  test('in a transaction that outlasts others is seen once it ends', async () => {
    const version = new PageVersion(t.ctx.pool);
    const other = await t.ctx.pool.connect();
    await other.query('BEGIN');
    await other.query('UPDATE properties SET price = price + 1 WHERE id = $1', [listing.id]);
    const before = await version.read();
    await t.ctx.pool.query('UPDATE agencies SET updated_at = now()');
    const between = await version.read();
    expect(between).toBeGreaterThan(before);
    expect(await version.read()).toBe(between);
    // What the job deletes was seen by all, however long it has been there.
    await deleteOldPageChanges(t.ctx);
    await other.query('COMMIT');
    other.release();
    await deleteOldPageChanges(t.ctx);
    expect(await version.read()).toBeGreaterThan(between);
  });

  test('with time changes the page in time: an announcement is there from its beginning to its end', async () => {
    const startsAt = new Date('2027-02-01T08:00:10Z');
    const endsAt = new Date('2027-02-01T08:00:20Z');
    const publishedAt = new Date('2027-01-31T00:00:00Z');
    await t.ctx.db.announcement.create({
      data: { title: 'Closed on Sunday', text: 'We rest.', audience: 'everyone', publishedAt, startsAt, endsAt },
    });
    const shownAt = async (time: string) => {
      t.ctx.clock = () => new Date(`2027-02-01T${time}Z`);
      return (await load('/about')).html.includes('Closed on Sunday');
    };
    expect(await shownAt('08:00:01')).toBe(false);
    expect(await shownAt('08:00:09')).toBe(false);
    expect(await shownAt('08:00:10')).toBe(true);
    expect(await shownAt('08:00:19')).toBe(true);
    expect(await shownAt('08:00:20')).toBe(false);
    await t.ctx.db.announcement.deleteMany();
  });

  test('is not missed in any table that pages read', async () => {
    const { rows: tables } = await t.ctx.pool.query<{ name: string; recorded: boolean }>(`
      SELECT relname AS name, EXISTS (
        SELECT FROM pg_trigger WHERE tgrelid = c.oid AND tgfoid = 'record_page_change'::regproc) AS recorded
      FROM pg_class c WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`);
    const gone = await createProperty(t.ctx.db, { ownerId: listing.ownerId, deletedAt: new Date() });
    const hidden = await createProperty(t.ctx.db, { ownerId: listing.ownerId, hiddenByTeamAt: new Date() });
    const { id, ownerId } = listing;
    const paths = [
      listingPath(gone),
      listingPath(hidden),
      `/print?id=${id} /compare?ids=${id} /singleCompany?id=${agencyId} /agent-profile?id=${ownerId}`.split(' '),
      '/Properties?text=hosue+in+hrarae /Properties?view=map /Properties?place=zimbabwe&numRoom=2'.split(' '),
      '/all-homes /all-homes/1 /company-list /all-agents /compare /single-package /contact /help /request'.split(' '),
      '/login /newsletter /join-company?token=1 /nothing-here'.split(' '),
      publicPages(),
    ].flat();
    const work = watchWork(t);
    for (const path of paths) await load(`${path}${path.includes('?') ? '&' : '?'}fresh=${Date.now()}`);
    for (const path of paths) await load(path);
    const statements = work.take().statements.join('\n');
    work.stop();
    // What views and functions read in turn.
    const { rows: made } = await t.ctx.pool.query<{ name: string; text: string }>(`
      SELECT viewname AS name, definition AS text FROM pg_views WHERE schemaname = 'public'
      UNION ALL SELECT proname, prosrc FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prosrc <> ''`);
    const isNamed = (name: string, text: string) => new RegExp(`\\b${name}\\b`).test(text);
    const asked = [statements, ...made.filter(({ name }) => isNamed(name, statements)).map(({ text }) => text)].join(
      '\n',
    );
    const read = tables.filter(({ name }) => isNamed(name, asked));
    expect(read.length).toBeGreaterThan(10);
    const unrecorded = read.filter(({ recorded }) => !recorded).map(({ name }) => name);
    // The totals of listings change with the listings alone, and so do the words by which misspelt ones are mended.
    expect(unrecorded.toSorted()).toEqual(['listing_changes', 'listing_totals', 'page_changes', 'search_vocabulary']);
  });
});

describe('a page that something failed for', () => {
  test('is not kept', async () => {
    const { pool } = t.ctx;
    await pool.query('ALTER TABLE announcements RENAME TO announcements_away');
    try {
      // Asked for nowhere else here, so that nothing is kept of it.
      expect((await load('/terms')).status).toBe(200);
    } finally {
      await pool.query('ALTER TABLE announcements_away RENAME TO announcements');
    }
    expect((await statementsOf('/terms')).length).toBeGreaterThan(1);
  });
});

describe('a file that is not there', () => {
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
  test('takes no more than it may after a hundred thousand addresses, and keeps what is asked for again', async () => {
    const maxBytes = 4 * 1024 * 1024;
    const cache = new PageCache(maxBytes);
    let rendered = 0;
    const render = async (): Promise<PageOutcome> => {
      rendered += 1;
      const page = { status: 200, encoding: 'br' as const, bytes: randomBytes(2_000), hash: '' };
      return { kind: 'page', page, until: Number.POSITIVE_INFINITY };
    };
    const get = (path: string) =>
      cache.get({ url: `http://africanscity.test${path}`, saveData: false }, 'br', { version: 1, now: 0 }, render);
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
