import { openDatabase } from '@africanscity/db/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProperty, createUser } from './factories.ts';
import { createUserWithPassword, logIn, testPassword } from './log-in.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { createTestDatabase } from './test-database.ts';

describe('a connection with a statement timeout', () => {
  const limitMs = 1_100;

  test('lifts it on both ends for a long transaction, and only for that', async () => {
    const database = await createTestDatabase();
    const { db, close } = openDatabase(database.url, () => {}, limitMs);
    try {
      const slow = (tx: Pick<typeof db, '$queryRaw'>) => tx.$queryRaw`SELECT 1 AS one FROM pg_sleep(2)`;
      const limit = (tx: Pick<typeof db, '$queryRaw'>) => tx.$queryRaw`SHOW statement_timeout`;
      // The second of two concurrent queries is sent after the response to the first.
      const long = db.$transaction((tx) => Promise.all([tx.user.count(), slow(tx)]), { timeout: 20_000 });
      await expect(long).resolves.toEqual([0, [{ one: 1 }]]);
      expect(await limit(db)).toEqual([{ statement_timeout: `${limitMs}ms` }]);
      await expect(db.$transaction(slow)).rejects.toThrow(/timeout/);
      await expect(slow(db)).rejects.toThrow(/timeout/);
    } finally {
      await close();
      await database.drop();
    }
  });
});

describe('changes of all listings', () => {
  let t: TestApp;
  let administrator: Record<string, string>;

  beforeAll(async () => {
    t = await createTestApp({}, { productionTimeouts: true });
    administrator = await logIn(t, await createUser(t.ctx.db, { role: 'ADMIN' }));
    await t.ctx.pool.query(`
      CREATE TABLE noted_limits (allowed text);
      CREATE FUNCTION write_limit_down() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN INSERT INTO noted_limits VALUES (current_setting('statement_timeout')); RETURN NULL; END $$;
      CREATE TRIGGER noted AFTER UPDATE ON properties FOR EACH STATEMENT EXECUTE FUNCTION write_limit_down()`);
  });
  afterAll(() => t.close());

  const reason = 'asked by telephone';
  const home = async (name: string) => {
    const { id: parentId } = await t.ctx.db.place.findFirstOrThrow({ where: { slug: 'harare' } });
    const place = await t.ctx.db.place.create({ data: { kind: 'area', country: 'ZW', name, parentId } });
    return { place, parentId };
  };
  const company = async (...members: { userId: number; isOwner?: boolean }[]) =>
    t.ctx.db.agency.create({ data: { name: 'Msasa', slug: 'msasa', members: { create: members } } });

  type Call = [path: string, fields: Record<string, string | number | boolean>, by?: Record<string, string>];
  const calls: Record<string, () => Promise<Call>> = {
    'renaming a type': async () => {
      await createProperty(t.ctx.db, { type: 'Cottage' });
      return ['renamepropertytype', { name: 'Cottage', newName: 'Cabin' }];
    },
    'saving a place': async () => {
      const { place, parentId } = await home('Upper Kopje');
      return ['saveplace', { id: place.id, name: place.name, parentId, names: '', latitude: -17.9, longitude: 31.1 }];
    },
    'merging places': async () => {
      const { place, parentId } = await home('Lower Kopje');
      return ['mergeplaces', { id: place.id, intoId: parentId }];
    },
    'disabling a user': async () => ['disableuser', { userId: (await createUser(t.ctx.db)).id, reason }],
    'enabling a user': async () => {
      const { id } = await createUser(t.ctx.db, { disabledAt: new Date() });
      return ['enableuser', { userId: id, reason }];
    },
    'deleting a user': async () => [`deleteuser?userId=${(await createUser(t.ctx.db)).id}`, { reason }],
    'leaving the site': async () => {
      const by = await logIn(t, await createUserWithPassword(t));
      return ['deleteaccount', { password: testPassword }, by];
    },
    'leaving a company': async () => {
      const [owner, member] = [await createUser(t.ctx.db), await createUser(t.ctx.db)];
      const { id } = await company({ userId: owner.id, isOwner: true }, { userId: member.id });
      return ['removeteammember', { id, userId: member.id }, await logIn(t, member)];
    },
    'joining a company': async () => {
      const [owner, guest] = [await createUser(t.ctx.db), await createUser(t.ctx.db)];
      const { id } = await company({ userId: owner.id, isOwner: true });
      await t.ctx.db.agencyJoinRequest.create({ data: { agencyId: id, userId: guest.id, bringsListings: true } });
      return ['decidejoinrequest', { id, userId: guest.id, accepted: true }, await logIn(t, owner)];
    },
  };

  test.each(Object.keys(calls))('%s may take two minutes', async (name) => {
    await t.ctx.db.agency.deleteMany();
    const [path, fields, headers = administrator] = await calls[name]!();
    await t.ctx.pool.query('TRUNCATE noted_limits');
    const body = new URLSearchParams(Object.entries(fields).map(([field, value]) => [field, String(value)]));
    const response = await t.post(`africanscity/${path}`, body, { headers });
    expect(response.status, await response.text()).toBe(200);
    const { rows } = await t.ctx.pool.query<{ allowed: string }>('SELECT DISTINCT allowed FROM noted_limits');
    expect(rows).toEqual([{ allowed: '2min' }]);
  });
});
