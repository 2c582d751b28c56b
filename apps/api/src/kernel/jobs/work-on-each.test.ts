import { describe, expect, it } from 'vitest';
import { isDatabaseGone } from '../database-away.ts';
import { workOnEach } from './work-on-each.ts';

const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

/** Works on items that fail with these errors. Returns the ids in the log and the error of the round. */
async function workOn(...errors: Error[]) {
  const logged: unknown[] = [];
  const ctx = { log: { error: ({ id }: { id: number }) => void logged.push(id) } };
  const work = (error: Error) => Promise.reject(error);
  const error: unknown = await workOnEach(ctx as never, errors, work, (item) => ({ id: errors.indexOf(item) })).catch(
    (thrown: unknown) => thrown,
  );
  return { logged, error };
}

describe('workOnEach', () => {
  it('logs each item that fails for a reason of its own', async () => {
    const { logged, error } = await workOn(new TypeError('x is undefined'), refused, new Error('no such listing'));
    expect(logged).toEqual([0, 2]);
    expect((error as AggregateError).errors).toHaveLength(3);
  });

  it('logs an item whose statement takes too long or meets a deadlock, also beside others without a database', async () => {
    const late = new Error('Query read timeout');
    const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });
    const { logged, error } = await workOn(late, refused, deadlock);
    expect([logged, isDatabaseGone(error)]).toEqual([[0, 2], false]);
  });

  it('logs no item while the database is away, and the round fails for that reason', async () => {
    const { logged, error } = await workOn(refused, refused, refused);
    expect([logged, isDatabaseGone(error)]).toEqual([[], true]);
  });
});
