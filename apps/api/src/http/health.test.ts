import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  // The first query of a process also loads the query compiler.
  await app.ctx.db.setting.findFirst();
});
afterAll(() => app.close());

const ready = async () => {
  const response = await app.get('health/ready');
  return { status: response.status, body: await response.json() };
};
/** A response is cached for a second. */
const forget = () => new Promise((resolve) => setTimeout(resolve, 1_050));

describe('health', () => {
  test('reports a live process', async () => {
    const response = await app.get('health/live');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'alive' });
  });

  test('logs one line for the cause of many answers of 503 while the embedded database is dead', async () => {
    app.ctx.databaseIsUp = () => false;
    for (let poll = 0; poll < 3; poll += 1) expect((await app.get('health/live')).status).toBe(503);
    app.ctx.databaseIsUp = undefined;
    const lines = app.logLines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'live answers 503');
    expect(lines).toEqual([expect.objectContaining({ fault: 'the embedded Postgres is dead' })]);
  });

  test('names every part', async () => {
    expect(await ready()).toEqual({
      status: 200,
      body: { status: 'ready', parts: { database: 'up', storage: 'up', mail: 'up' } },
    });
  });

  test('reports a copy without storage or database as unavailable', async () => {
    const { storage, pool } = app.ctx;
    for (const [part, breakIt, mend] of [
      [
        'storage',
        () => (storage.check = () => Promise.reject(new Error('secret detail'))),
        () => Reflect.deleteProperty(storage, 'check'),
      ],
      [
        'database',
        () => (pool.query = (() => new Promise(() => {})) as never),
        () => Reflect.deleteProperty(pool, 'query'),
      ],
    ] as const) {
      const before = part === 'storage' ? storage.check : undefined;
      breakIt();
      await forget();
      const { status, body } = await ready();
      expect(status).toBe(503);
      expect(body.status).toBe('unavailable');
      expect(body.parts[part]).toBe('down');
      expect(JSON.stringify(body)).not.toContain('secret');
      mend();
      if (before && !storage.check) storage.check = before;
    }
    await forget();
    expect((await ready()).status).toBe(200);
  });

  test('reports missing email, and continues', async () => {
    const { mail } = app.ctx;
    const { check } = mail;
    mail.check = () => Promise.reject(new Error('refused'));
    await forget();
    expect(await ready()).toMatchObject({ status: 200, body: { status: 'degraded', parts: { mail: 'down' } } });
    mail.check = check;
    await forget();
  });
});
