import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

// Rows that no program may write, checked in the database itself.
let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`
    INSERT INTO users (id, name, surname, email, updated_at) VALUES (1, 'Tendai', 'Moyo', 'tendai@example.com', now()),
      (2, 'Rudo', 'Ncube', 'rudo@example.com', now());
    INSERT INTO packages (id, name, price, updated_at) VALUES (1, 'Bronze', 15, now());
    INSERT INTO exchange_rates (id, currency, rate, valid_from) VALUES (1, 'ZWG', 26.785, '2026-01-01');
    INSERT INTO payments (id, user_id, package_id, reference, method, months, amount, currency, merchant_trace, updated_at,
      expires_at, package_price)
    SELECT id, 1, 1, 'payment ' || id, 'bank', 1, 15, 'USD', 'trace ' || id, now(), now(), 15 FROM generate_series(1, 5) id;
    INSERT INTO subscriptions (id, user_id, package_id, payment_id, starts_at, ends_at, anchor_day, monthly_price, value)
    VALUES (1, 1, 1, 1, '2026-01-01', '2026-02-01', 1, 15, 15)`);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});
beforeEach(() => client.query('BEGIN'));
afterEach(() => client.query('ROLLBACK'));

/** Returns the constraint that refuses a statement, or its other error; undefined when it is accepted. */
async function refusal(sql: string): Promise<string | undefined> {
  try {
    await client.query(sql);
    await client.query('SET CONSTRAINTS ALL IMMEDIATE');
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    return error.constraint ?? error.message;
  }
}

const subscribe = (from: string, to: string, { user = 1, payment = 2 } = {}) => `
  INSERT INTO subscriptions (user_id, package_id, payment_id, starts_at, ends_at, anchor_day, monthly_price, value)
  VALUES (${user}, 1, ${payment}, '${from}', '${to}', 1, 15, 15)`;

describe('subscriptions', () => {
  test('of one user do not overlap', async () => {
    expect(await refusal(subscribe('2026-01-31', '2026-02-28'))).toBe('subscriptions_do_not_overlap');
  });

  test.each([
    ['one that follows another', subscribe('2026-02-01', '2026-03-01')],
    ['one of somebody else', subscribe('2026-01-15', '2026-02-15', { user: 2 })],
    ['one without any time', subscribe('2026-01-15', '2026-01-15')],
    [
      'one beside one that was refunded',
      `UPDATE subscriptions SET revoked_at = now(); ${subscribe('2026-01-15', '2026-02-15')}`,
    ],
    [
      'one beside one that is disputed',
      `UPDATE subscriptions SET suspended_at = now(); ${subscribe('2026-01-15', '2026-02-15')}`,
    ],
    [
      'an upgrade, written before what it replaces has ended',
      `${subscribe('2026-01-15', '2026-02-15')};
      UPDATE subscriptions SET ends_at = '2026-01-15', credited = 7.5, credited_ms = 1, replaced_by_id =
        (SELECT id FROM subscriptions WHERE payment_id = 2) WHERE id = 1`,
    ],
  ])('%s is accepted', async (_case, sql) => {
    expect(await refusal(sql)).toBeUndefined();
  });

  test('one that returns from a dispute may not overlap another', async () => {
    await client.query(`UPDATE subscriptions SET suspended_at = now(); ${subscribe('2026-01-15', '2026-02-15')}`);
    expect(await refusal('UPDATE subscriptions SET suspended_at = NULL')).toBe('subscriptions_do_not_overlap');
  });

  test.each([
    ["ends_at = '2025-12-31'", 'subscriptions_order'],
    ['value = -0.01', 'subscriptions_amounts'],
    ["value = 'NaN'", 'subscriptions_amounts'],
    ['credited = 1', 'subscriptions_credit'],
    ['anchor_day = 32', 'subscriptions_anchor_day'],
  ])('a change to %s is refused', async (change, constraint) => {
    expect(await refusal(`UPDATE subscriptions SET ${change}`)).toBe(constraint);
  });
});

const makeListing = `
  INSERT INTO property_types (name) VALUES ('House');
  INSERT INTO properties (owner_id, type, address, price, description, status, updated_at, created_at)
  VALUES (1, 'House', '1 Garden Road', 1, '', 'FOR_SALE', now(), '2026-02-28T10:00:00.123Z')`;

describe('the dates of a listing', () => {
  const ranks = async () =>
    (await client.query<{ ranked_at: Date }>('SELECT ranked_at FROM properties')).rows[0]!.ranked_at.toISOString();

  test('rank it by its creation, and ten years earlier while it is demoted', async () => {
    await client.query(makeListing);
    expect(await ranks()).toBe('2026-02-28T10:00:00.123Z');
    await client.query('UPDATE properties SET demoted_at = now()');
    expect(await ranks()).toBe('2016-02-28T10:00:00.123Z');
    await client.query("UPDATE properties SET ranked_at = '2030-01-01', price = 2");
    expect(await ranks()).toBe('2016-02-28T10:00:00.123Z');
    await client.query('UPDATE properties SET demoted_at = NULL');
    expect(await ranks()).toBe('2026-02-28T10:00:00.123Z');
  });

  test('accept no other creation date', async () => {
    await client.query(makeListing);
    expect(await refusal("UPDATE properties SET created_at = '2016-02-28T10:00:00.123Z'")).toBe(
      'properties_created_once',
    );
  });

  test('may be saved again unchanged', async () => {
    await client.query(makeListing);
    expect(await refusal('UPDATE properties SET created_at = created_at')).toBeUndefined();
  });
});

describe('the deletion of a listing', () => {
  test.each([
    ["deleted_at = now(), deleted_by = 'owner'", undefined],
    ["deleted_at = now(), deleted_by = 'team'", undefined],
    ["deleted_at = now(), deleted_by = 'team', deleted_reason = 'A fraud'", undefined],
    ['amount = 100', 'properties_amount_check'],
    ["amount = -1, currency = 'USD'", 'properties_amount_check'],
    ["amount = 100, currency = 'usd'", 'properties_amount_check'],
    ["period = 'year'", 'properties_amount_check'],
    ['reduced_amount = 200', 'properties_amount_check'],
    ["amount = 100, currency = 'NGN'", 'properties_rate_check'],
    ["amount = 100, currency = 'NGN', rate = 1600", 'properties_rate_check'],
    ["amount = 100, currency = 'NGN', rate = 0, rate_date = '2026-01-05'", 'properties_rate_check'],
    ["amount = 100, currency = 'USD', rate = 1, rate_date = '2026-01-05'", 'properties_rate_check'],
    ["deleted_by = 'owner'", 'properties_deleted_by'],
    ["deleted_at = now(), deleted_reason = 'A fraud'", 'properties_deleted_by'],
    ["deleted_at = now(), deleted_by = 'owner', deleted_reason = 'A fraud'", 'properties_deleted_by'],
    ["deleted_at = now(), deleted_by = 'team', deleted_reason = ''", 'properties_deleted_by'],
  ])('%s: %s', async (change, constraint) => {
    await client.query(makeListing);
    expect(await refusal(`UPDATE properties SET ${change}`)).toBe(constraint);
  });
});

describe('a row of all places or kinds', () => {
  const name = (within: string) => `
    INSERT INTO place_names (place_id, name, within_id) VALUES ((SELECT min(id) FROM places), 'a name', ${within})`;
  const page = (values: string) => `
    INSERT INTO landing_pages (status, place_id, kind, homes, newest_change, changed_at) VALUES ('FOR_SALE', ${values}, 5, now(), now())`;

  test.each([
    [name('NULL'), name('NULL'), 'place_names_place_id_name_within_id_key'],
    [name('NULL'), name('7'), undefined],
    [name('NULL'), name('0'), 'place_names_within'],
    [page('NULL, NULL'), page('NULL, NULL'), 'landing_pages_status_place_id_kind_key'],
    [page('NULL, NULL'), page("NULL, 'House'"), undefined],
    [page('1, NULL'), page('1, NULL'), 'landing_pages_status_place_id_kind_key'],
    [page('1, NULL'), page('NULL, NULL'), undefined],
    [page('1, NULL'), page('0, NULL'), 'landing_pages_narrowed'],
    [page('1, NULL'), page("NULL, ''"), 'landing_pages_narrowed'],
  ])('%s and %s', async (first, second, constraint) => {
    await client.query(first);
    expect(await refusal(second)).toBe(constraint);
  });
});

describe('kinds, states and currencies', () => {
  test.each([
    ["UPDATE payments SET status = 'PAID'", 'payment_status'],
    ["UPDATE payments SET method = 'cash'", 'payment_method'],
    ["UPDATE payments SET currency = 'ZAR'", 'currency'],
    ["UPDATE payments SET gateway_account = 'usd'", 'currency'],
    ["INSERT INTO payment_events (payment_id, kind) VALUES (1, 'guess')", 'payment_event_kind'],
    ["INSERT INTO property_requests (category) VALUES ('castle')", 'request_category'],
    ["INSERT INTO property_evaluations (category) VALUES ('HOUSE')", 'evaluation_category'],
    ["INSERT INTO listing_reports (reason) VALUES ('FRAUD')", 'report_reason'],
    ["INSERT INTO listing_suspicions (rule) VALUES ('PRICE')", 'suspicion_rule'],
    ["INSERT INTO picture_variants (size) VALUES ('huge')", 'picture_size'],
  ])('%s is refused', async (sql, type) => {
    expect(await refusal(sql)).toContain(`invalid input value for enum ${type}:`);
  });

  test.each([
    ["UPDATE payments SET currency = 'ZWG'", 'payments_rate_check'],
    ['UPDATE payments SET rate = 26.785, rate_id = 1', 'payments_rate_check'],
    ["UPDATE payments SET currency = 'ZWG', rate = 26.785", 'payments_rate_check'],
    ['UPDATE payments SET amount = 0', 'payments_amount_range'],
    ["UPDATE payments SET amount = 'NaN'", 'payments_amount_range'],
    ["UPDATE exchange_rates SET currency = 'USD'", 'exchange_rates_other_currency'],
    ["UPDATE exchange_rates SET currency = 'naira'", 'exchange_rates_other_currency'],
    ["UPDATE exchange_rates SET rate = 'NaN'", 'exchange_rates_rate_check'],
    ['UPDATE packages SET max_active = -1', 'packages_counts'],
    [
      "INSERT INTO announcements (title, text, updated_at, starts_at, ends_at) VALUES ('', '', now(), '2026-01-02', '2026-01-01')",
      'announcements_order',
    ],
  ])('%s is refused', async (sql, constraint) => {
    expect(await refusal(sql)).toBe(constraint);
  });
});

describe('values of enums', () => {
  /** Values of the wire that older clients send and read, and codes of a standard. */
  const upperCase = new Set(['currency', 'listing_located', 'listing_role', 'property_status', 'user_role']);

  test('are lower-case words, except for those of the wire or a standard', async () => {
    const labels = await client.query<{ type: string; label: string }>(
      'SELECT typname AS type, enumlabel AS label FROM pg_enum JOIN pg_type t ON t.oid = enumtypid',
    );
    const odd = labels.rows.filter(({ type, label }) => !(upperCase.has(type) ? /^[A-Z_]+$/ : /^[a-z_]+$/).test(label));
    expect(odd).toEqual([]);
  });
});

describe('columns', () => {
  const list = async (sql: string) => (await client.query<{ fact: string }>(sql)).rows.map(({ fact }) => fact);

  test('for kinds and states are enums, or refer to a table, or contain user text', async () => {
    const texts = await list(`
      SELECT c.relname || '.' || a.attname AS fact
      FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
      WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND a.attnum > 0 AND NOT a.attisdropped
        AND a.atttypid IN ('text'::regtype, 'varchar'::regtype, 'bpchar'::regtype, 'int2'::regtype)
        AND a.attname ~ '(^|_)(kind|state|status|type|method|currency|category|scope|role|format|size|purpose|outcome|rule)$'
      ORDER BY 1`);
    expect(texts).toEqual([
      // Codes of ISO 4217.
      'exchange_rates.currency',
      // Recomputed every few minutes.
      'landing_pages.kind',
      // Codes of ISO 4217.
      'listing_changes.currency',
      // Written by triggers alone.
      'listing_counts.type',
      // Codes of ISO 4217.
      'properties.currency',
      // Written by owners.
      'properties.size',
      // References to property_types.
      'properties.type',
      // Codes of ISO 4217.
      'property_requests.budget_currency',
      'saved_searches.currency',
      // References to property_types.
      'saved_searches.kind',
      'saved_searches.property_type',
      // Users' names of contacts.
      'user_contacts.type',
    ]);
  });

  test('of amounts have one type, and none is a float', async () => {
    const numerics = await list(`
      SELECT c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) AS fact
      FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
      WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND a.attnum > 0 AND NOT a.attisdropped
        AND (a.atttypid = 'numeric'::regtype OR a.attname ~ '(price|amount|value|credit|cents)' AND a.atttypid NOT IN ('jsonb'::regtype, 'timestamptz'::regtype))
      ORDER BY 1`);
    const amounts = numerics.filter((column) => column.endsWith(' numeric(14,2)'));
    expect(amounts.map((column) => column.split(' ')[0])).toEqual([
      'favorites.price',
      'favorites.told_price',
      'landing_pages.square_meter_price',
      'landing_pages.usual_price',
      'listing_changes.price',
      'listing_changes.price_before',
      'packages.local_price',
      'packages.price',
      'payment_events.amount',
      'payments.amount',
      'payments.local_price',
      'payments.package_price',
      'properties.confirmed_price',
      'properties.move_in_dollars',
      'properties.price',
      'properties.reduced_from',
      'properties.usual_price',
      'saved_searches.bed_price_max',
      'saved_searches.move_in_max',
      'saved_searches.price_max',
      'saved_searches.price_min',
      'subscriptions.credited',
      'subscriptions.monthly_price',
      'subscriptions.value',
    ]);
    expect(numerics.filter((column) => !amounts.includes(column))).toEqual([
      'exchange_rates.rate numeric(18,6)',
      // Minor units of any currency.
      'listing_changes.amount bigint',
      'listing_changes.amount_before bigint',
      'payments.rate numeric(18,6)',
      // Square metres, and kilovolt-amperes.
      'properties.amount bigint',
      'properties.floor_area numeric(9,2)',
      'properties.plot_area numeric(12,2)',
      'properties.rate numeric(18,6)',
      'properties.reduced_amount bigint',
      'properties.size_square_meters numeric(12,2)',
      'properties.solar_kva numeric(5,1)',
      // Minor units.
      'property_requests.budget_amount bigint',
      // Square metres, and kilovolt-amperes.
      'property_requests.floor_area_min numeric(12,2)',
      'property_requests.plot_area_min numeric(12,2)',
      'property_requests.solar_kva_min numeric(5,1)',
      // Square metres.
      'saved_searches.floor_area_min numeric(12,2)',
      'saved_searches.plot_area_min numeric(12,2)',
      // Kilovolt-amperes.
      'saved_searches.solar_kva_min numeric(5,1)',
      // Milliseconds, and texts of other kinds.
      'subscriptions.credited_ms bigint',
      'user_contacts.value text',
    ]);
  });
});

test('the README names the purpose of every index and trigger of listings', async () => {
  const readme = await readFile(new URL('../../../prisma/README.md', import.meta.url), 'utf8');
  const rows = readme.split('\n').filter((line) => line.startsWith('| `properties_'));
  const named = rows.flatMap((row) => (row.split(' | ')[0] ?? '').match(/properties_\w+/g) ?? []);
  const { rows: found } = await client.query<{ name: string }>(`
    SELECT indexname AS name FROM pg_indexes WHERE schemaname = 'public' AND tablename = 'properties'
    UNION ALL SELECT tgname FROM pg_trigger WHERE tgrelid = 'properties'::regclass AND NOT tgisinternal`);
  expect(named.toSorted()).toEqual(found.map(({ name }) => name).toSorted());
});
