import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { hashPassword } from '../src/domains/accounts/passwords.ts';

/** The number of requests of one phase, the failed ones and the slowest one. */
export interface Tally {
  requests: number;
  failed: number;
  slowestMs: number;
  /** Path of the slowest request. */
  slowest: string;
  /** Status or error of each failed request, with its path. */
  faults: string[];
}

interface Owner {
  email: string;
  listing: number;
  token: string;
}

interface Asked {
  path: string;
  form?: Record<string, string>;
  token?: string;
}

const everyMs = 100;
/** Number of different requests. */
const kinds = 8;
const password = 'a garden in Avondale';
const client = `Basic ${Buffer.from('my-trusted-client:secret').toString('base64')}`;

/**
 * Sends ten requests a second, reads and writes in turn, whether or not earlier ones have responses. `use` says to which server
 * later requests go, `begin` starts a tally of later requests.
 */
export async function startMixedLoad(databaseUrl: string, url: string) {
  const { listings, owners } = await readSubjects(databaseUrl);
  for (const owner of owners) owner.token = await logIn(url, owner.email);
  const tallies: Record<string, Tally> = {};
  const inFlight = new Set<Promise<void>>();
  let current = begin('before');
  let target = url;
  let stopped = false;
  function begin(name: string): Tally {
    return (tallies[name] = { requests: 0, failed: 0, slowestMs: 0, slowest: '', faults: [] });
  }
  const sending = (async () => {
    for (let turn = 0; !stopped; turn += 1) {
      const sent = send(
        target,
        requestAt(turn, listings, owners[Math.floor(turn / kinds) % owners.length]!),
        current,
      ).finally(() => inFlight.delete(sent));
      inFlight.add(sent);
      await wait(everyMs);
    }
  })();
  return {
    use: (other: string) => (target = other),
    begin: (name: string) => (current = begin(name)),
    async stop() {
      stopped = true;
      await sending;
      await Promise.all(inFlight);
      return tallies;
    },
  };
}

function requestAt(turn: number, listings: number[], { token, listing }: Owner): Asked {
  const id = listings[turn % listings.length]!;
  const asked: Asked[] = [
    { path: '/home' },
    { path: `/Properties?text=garden+city+${turn % 40}` },
    { path: `/property?id=${id}` },
    { path: `/api/africanscity/recordpropertyview?propertyId=${id}`, form: {} },
    { path: `/api/africanscity/getpaginatedproperties?page=${turn % 7}` },
    { path: '/api/africanscity/savefavorite', form: { propertyId: String(id) }, token },
    { path: '/api/africanscity/changeownlisting', form: { id: String(listing), price: String(50_000 + turn) }, token },
    { path: '/api/africanscity/getfavorites', token },
  ];
  return asked[turn % kinds]!;
}

async function send(url: string, { path, form, token }: Asked, tally: Tally): Promise<void> {
  tally.requests += 1;
  const began = performance.now();
  const response = await fetch(url + path, {
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    headers: token ? { authorization: `Bearer ${token}` } : {},
    redirect: 'manual',
  }).catch((error: Error) => error);
  const text = response instanceof Error ? String(response.cause ?? response) : await response.text();
  const ms = Math.round(performance.now() - began);
  if (ms > tally.slowestMs) Object.assign(tally, { slowestMs: ms, slowest: path.replace(/\?.*/, '') });
  const status = response instanceof Error ? 0 : response.status;
  if (status >= 200 && status < 400) return;
  tally.failed += 1;
  tally.faults.push(`${path}: ${status} ${text.slice(0, 120)}`);
}

/** Owners who can log in, each with one listing for sale, and other listings. */
async function readSubjects(databaseUrl: string) {
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  try {
    const { rows: owners } = await db.query<Owner>(
      `UPDATE users u SET password_hash = $1 FROM (
        SELECT DISTINCT ON (owner_id) owner_id, id FROM properties WHERE listed_as = 'FOR_SALE' AND id <= 1000
      ) AS p WHERE p.owner_id = u.id AND u.id % 25 = 0 RETURNING u.email, p.id AS listing, '' AS token`,
      [await hashPassword(password)],
    );
    // Of synthetic listings, thousands share a text, which the rule on repeated texts counts at each change.
    await db.query(`UPDATE properties SET description = description || ' Number ' || id WHERE id = ANY ($1)`, [
      owners.map(({ listing }) => listing),
    ]);
    const { rows } = await db.query<{ id: number }>(
      `SELECT id FROM properties WHERE listed_as = 'FOR_SALE' AND id > 1000 ORDER BY id LIMIT 200`,
    );
    return { owners, listings: rows.map(({ id }) => id) };
  } finally {
    await db.end();
  }
}

async function logIn(url: string, username: string): Promise<string> {
  const body = new URLSearchParams({ grant_type: 'password', username, password });
  const response = await fetch(`${url}/api/oauth/token`, { method: 'POST', body, headers: { authorization: client } });
  if (!response.ok) throw new Error(`No login: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { access_token: string }).access_token;
}
