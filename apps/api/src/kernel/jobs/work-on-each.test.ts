import { describe, expect, it } from 'vitest';
import { isDatabaseAway } from '../database-away.ts';
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

  it('logs no item while the database is away, and the round fails for that reason', async () => {
    const { logged, error } = await workOn(refused, refused, refused);
    expect([logged, isDatabaseAway(error)]).toEqual([[], true]);
  });
});
