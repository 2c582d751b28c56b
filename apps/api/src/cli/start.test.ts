import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import freePort from '@africanscity/db/free-port';
import { expect, test } from 'vitest';
import { startCommand } from '../../test/command.ts';
import { createTestDatabase } from '../../test/test-database.ts';

test('start serves until the signal to stop, then ends with status 0', async () => {
  const database = await createTestDatabase();
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'africanscity-command-'));
  const PORT = String(await freePort());
  const JWT_SECRET = 'a-secret-for-tests-only-0123456789-abcdefgh';
  const server = startCommand(['start'], { DATABASE_URL: database.url, DATA_DIR, PORT, JWT_SECRET });
  const ended = once(server, 'close');
  const ready = () => fetch(`http://127.0.0.1:${PORT}/api/health/ready`).then(({ status }) => status, String);
  await expect.poll(ready).toBe(200);
  server.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
  await database.drop();
  await rm(DATA_DIR, { recursive: true, force: true });
});
