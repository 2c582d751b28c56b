import pg from 'pg';

export const types = [
  'House',
  'Apartment',
  'Townhouse',
  'Cottage',
  'Room',
  'Student Accommodation',
  'Stand',
  'Farm',
  'Office',
  'Shop',
  'Warehouse',
  'Guest House',
];
export const cities = Array.from({ length: 40 }, (_, at) => `City ${String(at).padStart(2, '0')}`);

/** What some of the types are kinds of. */
const groups = { Home: ['House', 'Townhouse', 'Cottage', 'Guest House'], Business: ['Office', 'Shop', 'Warehouse'] };
const areasOfCity = 100;

const batch = 50_000;
const nairaOfDollar = 1550;
const maxPictureFiles = 50_000;

/**
 * Fills an empty database with `count` listings: 90 % for sale or for rent, most of them in a few cities, in a few of
 * their hundred areas and of a few types, at round prices that many share, nine of ten in naira. Random, but the same for the same
 * database.
 */
export async function loadListings(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("SELECT setseed(0.42), set_config('maintenance_work_mem', '256MB', false)");
    await loadOwnersAndPictures(client, Math.min(count, maxPictureFiles));
    await loadPlaces(client);
    await client.query(
      `INSERT INTO exchange_rates (currency, rate, valid_from) VALUES ('NGN', ${nairaOfDollar}, '2026-01-05')`,
    );
    // No checks of references, and no triggers but that of digests: what the others fill in, the statement below does, and
    // counts are made at the end.
    await client.query('SET session_replication_role = replica');
    await client.query('ALTER TABLE properties ENABLE ALWAYS TRIGGER properties_alike');
    await client.query('ALTER TABLE properties SET (autovacuum_enabled = off)');
    const indexes = await dropIndexes(client);
    for (let from = 0; from < count; from += batch) {
      await client.query(insertListings, [from, Math.min(from + batch, count), types, cities]);
    }
    for (const index of indexes) await client.query(index);
    await client.query(`
      INSERT INTO listing_counts
      SELECT listed_as, type, city, count(*) FROM properties WHERE listed_as IS NOT NULL GROUP BY 1, 2, 3`);
    await client.query('RESET session_replication_role');
    await client.query('ALTER TABLE properties ENABLE TRIGGER properties_alike');
    await client.query('ALTER TABLE properties RESET (autovacuum_enabled)');
    await client.query('VACUUM (ANALYZE)');
  } finally {
    await client.end();
  }
}

/** Made once at the end, indexes cost a fraction of keeping them row by row. Answers how each is made. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    SELECT indexrelid::regclass AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
    WHERE indrelid = 'properties'::regclass AND NOT indisprimary`);
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return rows.map(({ definition }) => definition);
}

async function loadPlaces(client: pg.Client): Promise<void> {
  for (const [group, kinds] of Object.entries(groups)) {
    await client.query('INSERT INTO property_types (name) VALUES ($1) ON CONFLICT DO NOTHING', [group]);
    await client.query('UPDATE property_types SET parent = $1 WHERE name = ANY ($2)', [group, kinds]);
  }
  await client.query(`
    INSERT INTO places (kind, country, name) SELECT 'country', 'ZW', 'Zimbabwe'
    WHERE NOT EXISTS (SELECT FROM places WHERE kind = 'country' AND country = 'ZW')`);
  const parts = `country, parent_id, name, latitude, longitude, confirmed_at`;
  await client.query(
    `INSERT INTO places (kind, ${parts})
     SELECT 'city', 'ZW', id, city, -22 + n % 7, 26 + n / 7, now()
     FROM places, unnest($1::text[]) WITH ORDINALITY AS cities (city, n) WHERE kind = 'country' AND places.country = 'ZW'`,
    [cities],
  );
  await client.query(
    `INSERT INTO places (kind, ${parts})
     SELECT 'area', 'ZW', id, 'Area ' || n, latitude + (n / 10 - 5) * 0.02, longitude + (n % 10 - 5) * 0.02, now()
     FROM places, generate_series(0, $1::int - 1) AS n WHERE kind = 'city' AND name = ANY ($2)`,
    [areasOfCity, cities],
  );
  await client.query(
    'INSERT INTO place_names (place_id, name) SELECT id, plain_words(name) FROM places ON CONFLICT DO NOTHING',
  );
  await client.query('ANALYZE places, place_names');
}

async function loadOwnersAndPictures(client: pg.Client, pictures: number): Promise<void> {
  await client.query('INSERT INTO property_types (name) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING', [types]);
  await client.query(`
    INSERT INTO users (title, name, surname, email, phone, updated_at)
    SELECT 'Mrs', 'Rudo ' || n, 'Ncube', 'owner' || n || '@example.com', '+263 77 ' || n, now() FROM generate_series(1, 1000) AS n
    ON CONFLICT DO NOTHING`);
  await client.query(
    `INSERT INTO picture_files (hash, width, height, placeholder)
     SELECT encode(sha256(n::text::bytea), 'hex'), 1600, 1067, 'data:image/webp;base64,' || repeat('UklGRkAA', 12)
     FROM generate_series(1, $1::int) AS n ON CONFLICT DO NOTHING`,
    [pictures],
  );
  await client.query(`
    INSERT INTO picture_variants (hash, size, format, width, height, byte_size)
    SELECT hash, size::picture_size, format::picture_format, w, w * 2 / 3, w * 30
    FROM picture_files, (VALUES ('card', 320), ('page', 960)) AS s(size, w), unnest(ARRAY['avif', 'webp', 'jpeg']) AS format
    ON CONFLICT DO NOTHING`);
}

/** $1 exclusive to $2 inclusive; the skew comes from powers of a uniform random number. */
const insertListings = `
  WITH owners AS (SELECT array_agg(id) AS ids FROM users), files AS (SELECT count(*) AS count FROM picture_files),
  made AS MATERIALIZED (
    SELECT n, d, e, ($4::text[])[1 + floor(40 * power(c, 3))::int] AS city, 'Area ' || floor(${areasOfCity} * f * f)::int AS area,
      ($3::text[])[1 + floor(12 * power(a, 1.5))::int] AS type, n || ' Jacaranda Avenue' AS address, 1 + floor(6 * e)::int AS rooms,
      (CASE WHEN b < 0.45 THEN 'FOR_SALE' WHEN b < 0.9 THEN 'FOR_RENT' WHEN b < 0.94 THEN 'SOLD' WHEN b < 0.98 THEN 'RENTED' ELSE 'UNDER_OFFER' END)::property_status AS status,
      now() - interval '1000 days' + n * interval '70 seconds' - c * interval '2 hours' AS made_at
    FROM (
      SELECT n, random() AS a, random() AS b, random() AS c, random() AS d, random() AS e, random() AS f
      FROM generate_series($1::int + 1, $2::int) AS n) AS drawn),
  areas AS MATERIALIZED (
    SELECT city.name AS city, area.name AS area, area.id, area.latitude, area.longitude
    FROM places area JOIN places city ON city.id = area.parent_id
    WHERE area.kind = 'area' AND city.name = ANY ($4) AND area.country = 'ZW'),
  texts AS MATERIALIZED (
    SELECT text, setweight(to_tsvector('english', plain_words(text)), 'D') AS words
    FROM (SELECT repeat('A bright place near shops and schools. ', 12) || added AS text FROM unnest(ARRAY['With a pool.', 'Furnished.', '']) AS added) AS made)
  INSERT INTO properties (owner_id, type, status, city, area, address, country, price, amount, currency, period, rate, rate_date, size, description, amenities,
    num_garage, num_room, num_bathroom, num_toilet, cover_hash, place_id, place_known, located, latitude, longitude, created_at, ranked_at, updated_at, words)
  SELECT
    (SELECT ids[1 + n % cardinality(ids)] FROM owners),
    type, status,
    city, area, address, 'ZW',
    asked.price, CASE WHEN naira THEN asked.price * ${nairaOfDollar} * 100 END, CASE WHEN naira THEN 'NGN' END,
    CASE WHEN naira AND status IN ('FOR_RENT', 'RENTED') THEN 'month' END::price_period,
    CASE WHEN naira THEN ${nairaOfDollar} END, CASE WHEN naira THEN '2026-01-05'::date END,
    (20 + floor(d * 900))::text,
    texts.text,
    (CASE WHEN e < 0.2 THEN '{swimming_pool}' WHEN e < 0.3 THEN '{furnished}' ELSE '{}' END)::amenity[],
    n % 3, rooms, 1 + floor(3 * e * e), 1 + n % 3,
    CASE WHEN n % 20 > 0 THEN encode(sha256((1 + n % (SELECT count FROM files))::text::bytea), 'hex') END,
    areas.id, true, (CASE WHEN n % 4 = 0 THEN 'EXACT' ELSE 'AREA' END)::listing_located,
    areas.latitude + CASE WHEN n % 4 = 0 THEN (d - 0.5) / 50 ELSE 0 END, areas.longitude + CASE WHEN n % 4 = 0 THEN (e - 0.5) / 50 ELSE 0 END,
    made_at, made_at, now(),
    -- As the trigger of texts makes them.
    setweight(to_tsvector('english', plain_words(type || ' ' || area || ' ' || city)), 'A')
      || setweight(to_tsvector('english', plain_words(address) || ' ' || rooms || 'bed zzzw' ||
        CASE status WHEN 'FOR_SALE' THEN ' zzsale' WHEN 'FOR_RENT' THEN ' zzrent' ELSE '' END), 'B')
      || texts.words
  FROM made CROSS JOIN LATERAL (
    SELECT n % 10 > 0 AS naira,
      CASE WHEN status = 'FOR_SALE' THEN 5000 * ceil(10 + 200 * d * d) ELSE 10 * ceil(10 + 300 * d * d) END AS price) AS asked
    JOIN areas USING (city, area) JOIN texts
    ON text LIKE CASE WHEN e < 0.2 THEN '%pool.' WHEN e < 0.3 THEN '%Furnished.' ELSE '%schools. ' END
  ORDER BY n`;
