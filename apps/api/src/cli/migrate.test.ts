import { symlink, mkdtemp, rm } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { migrate } from '@africanscity/db/migrate';
import { readSchemaSql } from '@africanscity/db/migrations';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '../../test/command.ts';
import { createEmptyDatabase } from '../../test/empty-database.ts';
import { createTestDatabase } from '../../test/test-database.ts';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'africanscity-command-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('migrate', () => {
  test('plans the waiting migrations with their steps and changes nothing, then applies them', async () => {
    const database = await createEmptyDatabase();
    const settings = { DATABASE_URL: database.url, DATA_DIR: folder };
    const { migrations, definitions } = await readSchemaSql();
    const at = migrations.findIndex(({ sql }) => sql.includes('-- step:'));
    const before = migrations.slice(0, at);
    await migrate(database.url, { migrations: before, definitions: [] });

    const planned = await runCommand(['migrate', '--plan', '--json'], settings);
    expect([planned.status, planned.stderr]).toEqual([0, '']);
    const plan = JSON.parse(planned.stdout) as { migrations: { name: string; steps: string[] }[]; applied: number };
    expect(plan.applied).toBe(before.length);
    expect(plan.migrations.map(({ name }) => name)).toEqual(migrations.slice(at).map(({ name }) => name));
    expect(plan.migrations[0]?.steps[0]).toMatch(/^\w.+/);
    expect(await countMigrations(database.url)).toBe(before.length);

    const applied = await runCommand(['migrate'], settings);
    expect([applied.status, applied.stderr]).toEqual([0, '']);
    expect(applied.stdout).toContain(`Applied ${plan.migrations[0]?.name}\n`);
    expect(await countMigrations(database.url)).toBe(migrations.length);
    expect(definitions.length).toBeGreaterThan(0);
    const again = await runCommand(['migrate', '--plan'], settings);
    expect(again).toEqual({ status: 0, stdout: 'The database is up to date.\n', stderr: '' });
    await database.drop();
  });

  test('says how long each waiting migration is expected to take', async () => {
    const database = await createEmptyDatabase();
    const { migrations } = await readSchemaSql();
    const at = migrations.findIndex(({ name }) => name.endsWith('_perceptual_hashes'));
    await migrate(database.url, { migrations: migrations.slice(0, at), definitions: [] });
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    // As many pictures and former pictures as Postgres counts.
    await client.query(
      `UPDATE pg_class SET reltuples = CASE relname WHEN 'picture_files' THEN 6000000 ELSE 5000 END
      WHERE relname IN ('picture_files', 'former_pictures')`,
    );
    await client.end();
    const { stdout, status } = await runCommand(['migrate', '--plan'], { DATABASE_URL: database.url });
    expect(status).toBe(0);
    expect(stdout).toContain('  20261127195600_perceptual_hashes: about 26 seconds\n    1. columns of pictures\n');
    expect(stdout).toContain('  20261127235600_api_keys: at most a second\n');
    await database.drop();
  });

  test('plans for an embedded database that does not exist without making it', async () => {
    const { status, stdout } = await runCommand(['migrate', '--plan'], { DATA_DIR: join(folder, 'data') });
    expect([status, stdout]).toEqual([0, expect.stringContaining('migrations wait, 0 are applied')]);
    await expect(promisify(execFile)('ls', [join(folder, 'data')])).rejects.toThrow(/No such file/);
  });

  test('explains a database that a newer version upgraded, with status 1', async () => {
    const database = await createTestDatabase();
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('n', 'n', '20991231000000_next', now())`,
    );
    await client.end();
    const { status, stderr } = await runCommand(['migrate', '--plan'], { DATABASE_URL: database.url });
    expect([status, stderr]).toEqual([1, expect.stringContaining('upgraded by a newer version')]);
    await database.drop();
  });
});

describe('africanscity', () => {
  test.each([
    [['launch'], /unknown command 'launch'/],
    [['migrate', '--fast'], /unknown option '--fast'/],
    [['import'], /Name one CSV file/],
    [['import', '--fast', 'homes.csv'], /Unknown option '--fast'/],
  ])('refuses %j with status 2', async (args, message) => {
    expect(await runCommand(args)).toMatchObject({ status: 2, stderr: expect.stringMatching(message) });
  });

  test.each([[['--help']], [['migrate', '--help']], [['import', '--help']]])('shows help for %j', async (args) => {
    expect(await runCommand(args)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^Usage: africanscity/),
      stderr: '',
    });
  });

  test('runs by a link on the path, as in the image', async () => {
    await symlink(join(import.meta.dirname, 'africanscity.ts'), join(folder, 'africanscity'));
    const env = { PATH: `${folder}:${join(process.execPath, '..')}` };
    const { stdout } = await promisify(execFile)('/bin/sh', ['-c', 'africanscity migrate --help'], { env });
    expect(stdout).toContain('--plan');
  });

  test('imports with the options of the former command', async () => {
    const { status, stderr } = await runCommand(['import', '--dry-run', 'none.csv', '--owner', 'a@example.com']);
    expect([status, stderr]).toEqual([1, expect.stringContaining('There is no file none.csv')]);
  });
});

async function countMigrations(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ count: number }>('SELECT count(*)::int AS count FROM _prisma_migrations');
  await client.end();
  return rows[0]?.count ?? 0;
}
