import type { AppContext } from '../../context.ts';

/** Optional emails, by the column with the time of the opt-out. */
export type EmailChoice = 'requestMailsOffAt' | 'favoriteMailsOffAt' | 'listMailsOffAt';

/** Turns such emails to a user on or off. Repeated opt-outs keep the first time. Returns whether it changed a row. */
export async function saveEmailChoice(
  ctx: AppContext,
  userId: number,
  choice: EmailChoice,
  wanted: boolean,
): Promise<boolean> {
  const { count } = await ctx.db.user.updateMany({
    where: wanted ? { id: userId } : { id: userId, [choice]: null },
    data: { [choice]: wanted ? null : ctx.clock() },
  });
  return count > 0;
}
