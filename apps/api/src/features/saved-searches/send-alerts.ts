import type { AppContext } from '../../context.ts';
import { wakeMailDelivery } from '../mails/enqueue-mail.ts';
import { mailMatches } from './mail-matches.ts';
import { matchArrivals } from './match-arrivals.ts';

/**
 * Matches listings that arrived against all saved searches, and mails what is due. It may end at any point and
 * be done again, also by several copies of the server at once: each match is found once and mailed once.
 */
export async function sendAlerts(ctx: AppContext): Promise<void> {
  while (await matchArrivals(ctx));
  let mailed = 0;
  for (let count = await mailMatches(ctx); count > 0; count = await mailMatches(ctx)) mailed += count;
  if (mailed > 0) await wakeMailDelivery(ctx);
}
