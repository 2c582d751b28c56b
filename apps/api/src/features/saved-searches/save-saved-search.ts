import type { ListingFilter } from '@africanscity/contracts/listing-filter';
import { type AlertFrequency, maxSavedSearches } from '@africanscity/contracts/saved-searches';
import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';
import { Conflict, InvalidInput } from '../../errors.ts';
import { consume } from '../../http/limits.ts';
import { readText } from '../listings/search/text/read-text.ts';
import { columnsOf } from './filter-columns.ts';
import { lockCaller } from '../users/hold-accounts.ts';

type Input = ListingFilter & { name: string; frequency: AlertFrequency };

export async function saveSavedSearch(ctx: RequestContext, input: Input): Promise<{ id: number }> {
  const { userId } = actorOf(ctx);
  await consume(ctx, 'saveSavedSearch', userId);
  const { name, frequency, ...filter } = input;
  const columns = columnsOf(filter);
  await requireType(ctx, columns.propertyType);
  const textQuery = filter.text === undefined ? null : await readText(ctx, filter.text);
  return ctx.db.$transaction(async (tx) => {
    // A user's searches are saved one after the other, so that the limit and the check hold.
    await lockCaller(ctx, tx);
    if (await tx.savedSearch.findFirst({ where: { userId, ...columns }, select: { id: true } }))
      throw new Conflict('already_saved', 'You have saved this search already.');
    if ((await tx.savedSearch.count({ where: { userId } })) >= maxSavedSearches)
      throw new Conflict(
        'too_many_saved_searches',
        `You have ${maxSavedSearches} saved searches. Delete one to save another.`,
      );
    const { id } = await tx.savedSearch.create({
      data: { userId, name, frequency, ...columns, textQuery, seenAt: ctx.clock() },
      select: { id: true },
    });
    // By the clock that listings are listed by: what came before is no news.
    await tx.$executeRaw`UPDATE saved_searches SET created_at = clock_timestamp() WHERE id = ${id}`;
    return { id };
  });
}

async function requireType(ctx: RequestContext, name: string | null): Promise<void> {
  if (name === null || (await ctx.db.propertyType.findUnique({ where: { name } }))) return;
  throw new InvalidInput([{ field: 'propertyType', defaultMessage: 'must be a property type' }]);
}
