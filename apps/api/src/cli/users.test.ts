import { mkdtemp, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenDatabase, openDatabase } from '@africanscity/db/client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runCommand, startCommand } from '../../test/command.ts';
import { createProperty, createUser } from '../../test/factories.ts';
import { openFakeSmtp } from '../../test/fake-smtp.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { verifyPassword } from '../domains/accounts/passwords.ts';

let folder: string;
let database: TestDatabase;
let open: OpenDatabase;
let settings: Record<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'africanscity-users-'));
  database = await createTestDatabase();
  open = openDatabase(database.url, () => {});
  settings = { DATABASE_URL: database.url, DATA_DIR: folder };
});
beforeEach(async () => {
  await open.db.user.updateMany({ where: { role: 'ADMIN' }, data: { role: 'INDIVIDUAL' } });
});
afterAll(async () => {
  await open.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const entriesOf = (userId: number) =>
  open.db.auditEntry.findMany({
    where: { subject: `user ${userId}` },
    select: { action: true, actorId: true, reason: true },
    orderBy: { id: 'asc' },
  });
const reason = expect.stringMatching(/^Command line, user \S+ of the machine$/);

describe('admin-create', () => {
  test('makes a password, prints it once, and writes the audit log', async () => {
    const { status, stdout } = await runCommand(['admin-create', 'chief@example.org', '--json'], settings);
    expect(status).toBe(0);
    const { password } = JSON.parse(stdout) as { password: string };
    const user = await open.db.user.findUniqueOrThrow({ where: { email: 'chief@example.org' } });
    expect([user.role, await verifyPassword(password, user.passwordHash)]).toEqual(['ADMIN', true]);
    expect(await entriesOf(user.id)).toEqual([{ action: 'makeAdministrator', actorId: user.id, reason }]);
  });

  test('takes a password from standard input, and refuses a common one', async () => {
    const withInput = async (email: string, input: string) => {
      const child = startCommand(['admin-create', email, '--password-stdin'], settings);
      let said = '';
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk));
      child.stdin?.end(input);
      const [status] = (await once(child, 'close')) as [number];
      return [status, said] as const;
    };
    expect(await withInput('typed@example.org', 'long-enough-and-rare-17\n')).toEqual([
      0,
      'typed@example.org is an administrator.\n',
    ]);
    const user = await open.db.user.findUniqueOrThrow({ where: { email: 'typed@example.org' } });
    expect(await verifyPassword('long-enough-and-rare-17', user.passwordHash)).toBe(true);
    expect(await withInput('weak@example.org', 'password1\n')).toEqual([1, expect.stringContaining('The password ')]);
    expect(await open.db.user.count({ where: { email: 'weak@example.org' } })).toBe(0);
  });

  test('refuses an address with an account and names the way to promote it', async () => {
    const { email } = await createUser(open.db);
    expect(await runCommand(['admin-create', email], settings)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(`africanscity user-make-admin ${email}`),
    });
    expect(await runCommand(['admin-create', 'nobody'], settings)).toMatchObject({ status: 2 });
  });
});

describe('acts on users', () => {
  test('disable and enable a user with their listings, in the name of an administrator', async () => {
    const admin = await createUser(open.db, { role: 'ADMIN' });
    const { id, email } = await createUser(open.db);
    const { id: listing } = await createProperty(open.db, { ownerId: id });
    expect(await runCommand(['user-disable', email], settings)).toMatchObject({ status: 0, stderr: '' });
    expect(await open.db.property.findUnique({ where: { id: listing } })).toMatchObject({
      ownerDisabledAt: expect.any(Date),
    });
    expect(await runCommand(['user-disable', email], settings)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('disabled already'),
    });
    expect(await runCommand(['user-enable', email], settings)).toMatchObject({ status: 0 });
    expect(await open.db.property.findUnique({ where: { id: listing } })).toMatchObject({ ownerDisabledAt: null });
    expect(await entriesOf(id)).toEqual([
      { action: 'disableUser', actorId: admin.id, reason },
      { action: 'enableUser', actorId: admin.id, reason },
    ]);
  });

  test('refuse to disable the only administrator, and an address without an account', async () => {
    const { email } = await createUser(open.db, { role: 'ADMIN' });
    expect(await runCommand(['user-disable', email], settings)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('only administrator'),
    });
    expect(await runCommand(['user-enable', 'nobody@example.org'], settings)).toMatchObject({
      status: 1,
      stderr: 'No user has the address nobody@example.org.\n',
    });
  });

  test('make a user an administrator and reset the second factor of the only administrator', async () => {
    const { id, email } = await createUser(open.db);
    await open.db.recoveryCode.create({ data: { userId: id, hash: Buffer.from(`code of ${id}`) } });
    await open.db.authenticator.create({ data: { userId: id, secret: Buffer.from('s') } });
    expect(await runCommand(['user-make-admin', email], settings)).toMatchObject({ status: 0 });
    expect(await runCommand(['user-reset-second-factor', email], settings)).toMatchObject({ status: 0 });
    expect(await open.db.authenticator.count({ where: { userId: id } })).toBe(0);
    expect(await open.db.user.findUnique({ where: { id } })).toMatchObject({ role: 'ADMIN' });
    expect(await open.db.queuedMail.count({ where: { recipient: email } })).toBe(1);
    expect(await entriesOf(id)).toEqual([
      { action: 'makeAdministrator', actorId: id, reason },
      { action: 'resetSecondFactors', actorId: id, reason },
    ]);
  });
});

describe('mail-test', () => {
  test('sends one email and prints the answer of the server, or its refusal', async () => {
    const smtp = await openFakeSmtp();
    const sent = await runCommand(['mail-test', 'postmaster@example.org'], { ...settings, SMTP_URL: smtp.url });
    expect(sent).toMatchObject({ status: 0, stdout: expect.stringMatching(/^250 /), stderr: '' });
    expect(smtp.mails.map(({ recipients, mail }) => [recipients, mail.subject])).toEqual([
      [['postmaster@example.org'], 'Test of the email server'],
    ]);
    smtp.fault = 'refuses recipients';
    const refused = await runCommand(['mail-test', 'postmaster@example.org'], { ...settings, SMTP_URL: smtp.url });
    expect(refused).toMatchObject({ status: 1, stderr: expect.stringContaining('No such user') });
    await smtp.close();
  });
});
