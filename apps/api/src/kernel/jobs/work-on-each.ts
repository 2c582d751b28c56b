import type { AppContext } from '../../context.ts';

/**
 * Does a round's work for each, one after the other. What fails holds up none of those behind it: it is logged with what
 * `about` says of it, and once all had their turn the round has failed, so that it is tried again and somebody sees it.
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
      ctx.log.error({ err: error, ...about(item) }, 'a part of a round failed');
      // The log has all of them.
      if (failures.length < keptFailures) failures.push(error);
    }
  }
  if (failures.length) throw new AggregateError(failures, `Of the ${worked} parts of a round, some failed.`);
}

const keptFailures = 5;
