import pg from 'pg';

/**
 * The seed of all random choices of tests: `TEST_SEED`, or a new one, which is stored there for later processes. Setting it
 * repeats a failed run.
 */
export function testSeed(): number {
  process.env.TEST_SEED ??= String(Math.floor(Math.random() * 1e9));
  const seed = Number(process.env.TEST_SEED);
  if (!Number.isSafeInteger(seed)) throw new Error('TEST_SEED must be a whole number.');
  return seed;
}

/** Ids of this length still fit in every calculation. */
const mostDigits = 8;

/**
 * Starts every sequence of a database at its own number, of one to eight digits, so that no test depends on ids, or mistakes
 * one table's id for another's. Skips ids of existing rows. The same seed gives the same numbers.
 */
export async function scatterSequences(databaseUrl: string, seed: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; largest: string; given: string }>(
      `SELECT quote_ident(schemaname) || '.' || quote_ident(sequencename) AS name, max_value AS largest,
        coalesce(last_value, 0) AS given
      FROM pg_sequences WHERE schemaname = 'public' ORDER BY sequencename`,
    );
    const draw = drawFrom(seed);
    const starts = rows.map(({ largest, given }) => {
      const limit = Math.min(Number(largest) / 2, 10 ** (1 + Math.floor(draw() * mostDigits)));
      return Number(given) + 1 + Math.floor(draw() * (limit - 1));
    });
    await client.query(
      'SELECT setval(name::regclass, start, false) FROM unnest($1::text[], $2::bigint[]) AS given (name, start)',
      [rows.map(({ name }) => name), starts],
    );
  } finally {
    await client.end();
  }
}

/** Numbers from 0 up to 1 that a seed determines (mulberry32). */
function drawFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
