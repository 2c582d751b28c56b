import pg from 'pg';

export interface WriteRates {
  /** Saves a second by 50 connections at once, each a transaction that inserts one listing. */
  saves: number;
  /** Listings a second in statements of 1,000. */
  imported: number;
}

const connections = 50;
const savesEach = 20;

/** Writes with the counting triggers, then without, on a database that is thrown away afterwards. */
export async function measureWrites(url: string): Promise<{ counted: WriteRates; uncounted: WriteRates }> {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  // Ended, it has only said goodbye: whoever then stops Postgres may be faster than the last of fifty connections.
  pool.on('error', (error) => {
    if (!pool.ending) throw error;
  });
  try {
    await measure(pool);
    const counted = await measure(pool);
    // Words are no counter: without them no listing would be found.
    await pool.query('ALTER TABLE properties DISABLE TRIGGER USER, ENABLE TRIGGER properties_text_inserted');
    return { counted, uncounted: await measure(pool) };
  } finally {
    await pool.end();
  }
}

async function measure(pool: pg.Pool): Promise<WriteRates> {
  await Promise.all(Array.from({ length: connections }, () => pool.query('SELECT 1')));
  const savesStart = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let at = 0; at < savesEach; at += 1)
        await pool.query({ name: 'save', text: copy('id = 1 + floor(random() * 9000)::int') });
    }),
  );
  const savesTook = performance.now() - savesStart;
  const importStart = performance.now();
  for (let at = 0; at < 5; at += 1) await pool.query(copy(`id BETWEEN ${1 + at * 1000} AND ${(at + 1) * 1000}`));
  const importTook = performance.now() - importStart;
  return { saves: (connections * savesEach * 1000) / savesTook, imported: 5_000_000 / importTook };
}

/** The subquery keeps `random()` from being drawn anew for each row. */
function copy(condition: string): string {
  const source = condition.includes('random') ? condition.replace('id =', 'id = (SELECT').concat(')') : condition;
  return `INSERT INTO properties (owner_id, type, status, city, area, address, price, description, amenities, updated_at)
    SELECT owner_id, type, status, city, area, address, price, description, amenities, now() FROM properties WHERE ${source}`;
}
