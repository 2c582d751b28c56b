import type { AppContext } from '../../context.ts';
import { isDatabaseGone } from '../database-away.ts';

/**
 * Works on each item, one after the other. A failure stops no later item: it is logged with the fields of `about`, and the
 * round fails at its end, so that it is retried and the operator sees it. While the database is away, all items fail for one
 * reason, which the round's own failure tells.
 */
export async function workOnEach<Item>(
  ctx: Pick<AppContext, 'log'>,
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<unknown>,
  about: (item: Item) => Record<string, unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  let worked = 0;
  for await (const item of items) {
    worked += 1;
    try {
      await work(item);
    } catch (error) {
      if (!isDatabaseGone(error)) ctx.log.error({ err: error, ...about(item) }, 'a part of a round failed');
      // The log has the others.
      if (failures.length < keptFailures) failures.push(error);
    }
  }
  if (failures.length) throw new AggregateError(failures, `Of the ${worked} parts of a round, some failed.`);
}

const keptFailures = 5;
