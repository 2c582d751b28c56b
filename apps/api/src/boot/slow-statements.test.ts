import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RealServer, startRealServer } from '../../test/real-server.ts';
import { shapeOf } from './slow-statements.ts';

let server: RealServer;
beforeAll(async () => {
  server = await startRealServer({ SLOW_STATEMENT_MS: '400' });
});
afterAll(() => server.close());

interface Line {
  msg: string;
  shape: string;
  milliseconds: number;
  statement: string;
}

const slow = () =>
  server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)
    .filter(({ msg }) => msg === 'a statement was slow');

/** Calls the API while a table is locked for a second. */
async function callWhileLocked(table: string, path: string): Promise<number> {
  let response: Promise<Response> | undefined;
  await server.db.$transaction(async (tx) => {
    await tx.$executeRawUnsafe(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
    response = fetch(`${server.url}/api/africanscity/${path}`);
    await tx.$executeRaw`SELECT pg_sleep(1.2)`;
  });
  return (await response)?.status ?? 0;
}

describe('slow statements', () => {
  it('are logged without values, by Prisma and by the driver beneath it', async () => {
    expect(await callWhileLocked('property_types', 'getpropertytypes')).toBe(200);
    expect(await callWhileLocked('properties', 'getpaginatedproperties?page=0&size=5&text=canary+villa')).toBe(200);
    // The start on a busy machine has slow statements as well.
    for (const table of [/"property_types"/, /\bproperties\b/])
      await expect.poll(() => slow().some(({ statement }) => table.test(statement))).toBe(true);
    for (const { shape, milliseconds } of slow()) {
      expect(shape).toMatch(/^[0-9a-f]{12}$/);
      expect(milliseconds).toBeGreaterThanOrEqual(400);
    }
    expect(server.output()).not.toContain('canary');
  });
});

describe('shapeOf', () => {
  it('hides texts and numbers, and keeps names and parameters', () => {
    expect(
      shapeOf(`SELECT "t0"."id", f2(x) FROM jobs.job\n  WHERE name = 'it''s' AND n > 12.5 AND m = $10 LIMIT 5`),
    ).toBe('SELECT "t0"."id", f2(x) FROM jobs.job WHERE name = ? AND n > ? AND m = $10 LIMIT ?');
  });
});
