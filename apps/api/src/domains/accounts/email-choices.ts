import type { AppContext } from '../../context.ts';

/** Emails that somebody can do without, by the column that says since when. */
export type EmailChoice = 'requestMailsOffAt' | 'favoriteMailsOffAt';

/**
 * Begins or ends such emails to a user. Of several times that they end, the moment of the first is kept. Returns
 * whether it changed a row.
 */
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
