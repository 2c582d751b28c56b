import { randomUUID } from 'node:crypto';
import type { Transaction } from '@africanscity/db/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deadlockWith } from '../../test/deadlock.ts';
import { createProperty, createUser } from '../../test/factories.ts';
import { listingForm } from '../../test/listing-form.ts';
import { logIn } from '../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { translate } from '../http/error-handler.ts';
import { isConflict, retryConflicts } from './conflicts.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const rows = (held: number, asked: number) => ({
  held: { table: 'properties', id: held } as const,
  asked: { table: 'properties', id: asked } as const,
});

async function errorOf(work: Promise<unknown>): Promise<Error> {
  return work.then(
    () => Promise.reject(new Error('It succeeded.')),
    (error: Error) => error,
  );
}

const ways: Record<string, (tx: Transaction, id: number) => Promise<unknown>> = {
  'of a raw statement': (tx, id) => tx.$executeRaw`UPDATE properties SET address = 'once' WHERE id = ${id}`,
  'of a raw query': (tx, id) => tx.$queryRaw`SELECT id FROM properties WHERE id = ${id} FOR UPDATE`,
  'of a statement by Prisma': (tx, id) => tx.property.update({ where: { id }, data: { numRoom: 2 } }),
};

describe('a deadlock', () => {
  it.each(Object.entries(ways))('%s is a conflict, which clients may try again', async (_name, hold) => {
    const [one, other] = [await createProperty(t.ctx.db), await createProperty(t.ctx.db)];
    const error = await deadlockWith(t, rows(other.id, one.id), () =>
      errorOf(
        t.ctx.db.$transaction(async (tx) => {
          await hold(tx, one.id);
          await hold(tx, other.id);
        }),
      ),
    );
    expect(isConflict(error)).toBe(true);
    expect(translate(error).statusCode).toBe(503);
  });

  it('ends no transaction that is run again', async () => {
    const [one, other] = [await createProperty(t.ctx.db), await createProperty(t.ctx.db)];
    let runs = 0;
    const work = () =>
      t.ctx.db.$transaction(async (tx) => {
        runs += 1;
        for (const id of [one.id, other.id])
          await tx.$executeRaw`UPDATE properties SET address = 'again' WHERE id = ${id}`;
      });
    await deadlockWith(t, rows(other.id, one.id), () => retryConflicts(work));
    expect(runs).toBe(2);
    const kept = await t.ctx.db.property.findMany({ where: { id: { in: [one.id, other.id] } } });
    expect(kept.map(({ address }) => address)).toEqual(['again', 'again']);
  });
});

describe('retryConflicts', () => {
  it('gives up after five tries', async () => {
    let runs = 0;
    const work = () => {
      runs += 1;
      return t.ctx.db.user.create({
        data: { id: user.id, name: 'A', surname: 'B', email: `${randomUUID()}@example.com` },
      });
    };
    const user = await createUser(t.ctx.db);
    const error = await errorOf(retryConflicts(work));
    expect([runs, isConflict(error)]).toEqual([5, true]);
  });

  it('does not repeat other faults', async () => {
    let runs = 0;
    const work = () => {
      runs += 1;
      return t.ctx.db.$executeRaw`SELECT 1 / 0`;
    };
    const error = await errorOf(retryConflicts(work));
    expect([runs, isConflict(error), translate(error).statusCode]).toEqual([1, false, 500]);
  });
});

describe('a call whose transaction another one ended', () => {
  it('answers 503, changes nothing, and succeeds when it is sent again', async () => {
    await t.ctx.db.propertyType.createMany({ data: [{ name: 'House' }], skipDuplicates: true });
    const owner = await createUser(t.ctx.db);
    const { id, price } = await createProperty(t.ctx.db, { ownerId: owner.id });
    const headers = await logIn(t, owner);
    const send = () =>
      t.post('africanscity/saveproperties', listingForm({ id: String(id), price: '77000' }), { headers });
    const locks = { held: { table: 'properties', id }, asked: { table: 'users', id: owner.id } } as const;
    const refused = await deadlockWith(t, locks, send);
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([503, expect.any(Number)]);
    const kept = () => t.ctx.db.property.findUniqueOrThrow({ where: { id } });
    expect((await kept()).price).toEqual(price);
    expect((await send()).status).toBe(200);
    expect((await kept()).price.toNumber()).toBe(77_000);
  });
});
