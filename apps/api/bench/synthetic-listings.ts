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

const batch = 50_000;
const maxPictureFiles = 50_000;

/**
 * Fills an empty database with `count` listings: 90 % for sale or for rent, most of them in a few cities and
 * of a few types, at round prices that many share. Random, but the same for the same database.
 */
export async function loadListings(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SELECT setseed(0.42)');
    await loadOwnersAndPictures(client, Math.min(count, maxPictureFiles));
    // Counted at once at the end, as a migration counts listings that are there already.
    await client.query('ALTER TABLE properties DISABLE TRIGGER USER');
    for (let from = 0; from < count; from += batch) {
      await client.query(insertListings, [from, Math.min(from + batch, count), types, cities]);
    }
    await client.query(`
      INSERT INTO listing_changes
      SELECT listed_as, type, city, price, created_at, id, 1 FROM properties WHERE listed_as IS NOT NULL`);
    await client.query('SELECT fold_listing_changes()');
    await client.query('ALTER TABLE properties ENABLE TRIGGER USER');
    await client.query('VACUUM (ANALYZE)');
  } finally {
    await client.end();
  }
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
    SELECT hash, size, format::picture_format, w, w * 2 / 3, w * 30
    FROM picture_files, (VALUES ('card', 320), ('page', 960)) AS s(size, w), unnest(ARRAY['avif', 'webp', 'jpeg']) AS format
    ON CONFLICT DO NOTHING`);
}

/** $1 exclusive to $2 inclusive; the skew comes from powers of a uniform random number. */
const insertListings = `
  WITH owners AS (SELECT array_agg(id) AS ids FROM users), files AS (SELECT array_agg(hash) AS hashes FROM picture_files)
  INSERT INTO properties (owner_id, type, status, city, area, address, country, price, size, description,
    num_garage, num_room, num_bathroom, num_toilet, cover_hash, created_at, updated_at)
  SELECT
    owners.ids[1 + n % cardinality(owners.ids)],
    ($3::text[])[1 + floor(12 * power(a, 1.5))::int],
    (CASE WHEN b < 0.45 THEN 'FOR_SALE' WHEN b < 0.9 THEN 'FOR_RENT' WHEN b < 0.94 THEN 'SOLD' WHEN b < 0.98 THEN 'RENTED' ELSE 'UNDER_OFFER' END)::property_status,
    ($4::text[])[1 + floor(40 * power(c, 3))::int],
    'Area ' || n % 300, n || ' Jacaranda Avenue', 'ZW',
    CASE WHEN b < 0.45 THEN 5000 * ceil(10 + 200 * d * d) ELSE 10 * ceil(10 + 300 * d * d) END,
    (20 + floor(d * 900))::text, repeat('A bright place near shops and schools. ', 12),
    n % 3, 1 + n % 6, 1 + n % 3, 1 + n % 3,
    CASE WHEN n % 20 > 0 THEN files.hashes[1 + n % cardinality(files.hashes)] END,
    now() - interval '1000 days' + n * interval '70 seconds' - c * interval '2 hours', now()
  FROM owners, files, (
    SELECT n, random() AS a, random() AS b, random() AS c, random() AS d FROM generate_series($1::int + 1, $2::int) AS n) AS made`;
