import { listingPath } from '@africanscity/contracts/listings/listing-slug';
import autocannon from 'autocannon';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hashPassword } from '../src/domains/accounts/passwords.ts';
import { createProperty, createUser } from './factories.ts';
import { clientCredentials, testPassword } from './log-in.ts';
import { createManyListings } from './many-listings.ts';
import { limitMemory } from './memory-limit.ts';
import { type RealServer, startRealServer } from './real-server.ts';

const limit = 512;

/**
 * Megabytes: the total at its peak; afterwards, the process's own. The rest of the limit is for an import or a drawing of the
 * demo beside the server.
 */
const most = { ever: 490, afterwards: 390 };

test.runIf(process.platform === 'linux')(
  'searches, pages and uploads at the same time fit into a container of 512 MB, and their memory is released',
  async () => {
    // Without memory settings in the environment: the program sets them.
    const group = limitMemory(limit);
    const server = await startRealServer({ NODE_ENV: 'production', LOG_LEVEL: 'info' }, group?.command);
    try {
      await createManyListings(server.db, 2_000);
      const owners = [await createOwner(server), await createOwner(server)];
      const photo = await drawPhoto();
      const listing = listingPath(await createProperty(server.db));
      const paths = {
        results: (index: number) => `/Properties?page=${index % 20}`,
        // Each is rendered, because nothing is cached here.
        listings: () => listing,
        lists: (index: number) => `/api/africanscity/getpaginatedproperties?page=${index}&size=100`,
        searches: (index: number) => `/api/africanscity/getpaginatedproperties?text=${randomWords(index)}`,
        sitemaps: () => '/sitemap.xml',
      };
      // Searches and sitemaps of one network wait for one another, 36 at the most.
      const work = Object.values(paths).map((pathOf) => ask(server, 12, 300, pathOf));
      const uploads = await Promise.all(owners.map((owner) => sendFour(server, owner, photo)));
      expect(uploads).toEqual([200, 200]);
      const answered = await Promise.all(work);
      const [results, listings, lists, searches, sitemaps] = answered.map(({ statuses }) => statuses['200'] ?? 0);
      for (const answers of [results, listings, lists, searches, sitemaps]) expect(answers).toBeGreaterThan(50);
      expect(answered.map(({ errors }) => errors)).toEqual([0, 0, 0, 0, 0]);
      await wait(3_000);
      const { VmHWM: peak, RssAnon: own } = await readMemory(server.pid);
      expect(peak, 'at its most').toBeLessThan(most.ever);
      expect(own, 'afterwards').toBeLessThan(most.afterwards);
      if (group) expect(group.killed()).toBe(0);
    } finally {
      await server.close();
      group?.close();
    }
  },
  // Fifteen hundred requests: on a busy machine they take ten times as long.
  30 * 60_000,
);

/** Requests addresses over so many connections; returns the statuses, and the number without a response. */
async function ask({ url }: RealServer, connections: number, amount: number, pathOf: (index: number) => string) {
  let index = 0;
  const requests = [
    {
      setupRequest: (request: autocannon.Request) => ({ ...request, path: pathOf((index += 1)) }),
    },
  ];
  const result = await autocannon({ url, connections, amount, timeout: 120, requests });
  const statuses = Object.fromEntries(
    Object.entries(result.statusCodeStats ?? {}).map(([status, { count }]) => [status, count]),
  );
  return { statuses, errors: result.errors + result.timeouts };
}

const syllables = ['ba', 'ka', 'lu', 'mo', 'ni', 'ra', 'sho', 'te', 'vu', 'zi'];

/** Twenty words without an earlier search. */
function randomWords(seed: number): string {
  const word = (at: number) =>
    [7, 13, 29].map((factor) => syllables[(seed * factor + at * 3 + factor) % syllables.length]).join('');
  return Array.from({ length: 20 }, (_, at) => word(at)).join('+');
}

interface Owner {
  token: string;
  propertyId: number;
}

async function createOwner({ url, db }: RealServer): Promise<Owner> {
  const user = await createUser(db, { passwordHash: await hashPassword(testPassword) });
  const body = new URLSearchParams({ grant_type: 'password', username: user.email, password: testPassword });
  const headers = { authorization: clientCredentials };
  const answer = await fetch(`${url}/api/oauth/token`, { method: 'POST', body, headers });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return { token, propertyId: (await createProperty(db, { ownerId: user.id })).id };
}

/** Sends four photos and returns the status. Retries when a busy server asks for it. */
async function sendFour({ url }: RealServer, { token, propertyId }: Owner, photo: Buffer): Promise<number> {
  const body = new FormData();
  body.append('propertyId', String(propertyId));
  // Bytes after the end of a picture make it another file.
  for (let index = 0; index < 4; index += 1)
    body.append('pictures', new Blob([photo as BlobPart, randomUUID()]), 'photo.jpg');
  const headers = { authorization: `Bearer ${token}` };
  for (;;) {
    const response = await fetch(`${url}/api/africanscity/savepictures`, { method: 'POST', body, headers });
    const seconds = response.headers.get('retry-after');
    if (response.status !== 503 || seconds === null) return response.status;
    await wait(Number(seconds) * 1_000);
  }
}

/** 24 megapixels that are not smooth: some 10 MB. */
async function drawPhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const { data, info } = await sharp({ create: { width: 750, height: 500, channels: 3, background: '#876', noise } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { ...info, channels: 3 } })
    .resize(6_000, 4_000)
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** Megabytes, by the names that Linux gives them. */
async function readMemory(pid: number): Promise<Record<'VmHWM' | 'RssAnon', number>> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const read = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
  return { VmHWM: read('VmHWM'), RssAnon: read('RssAnon') };
}
