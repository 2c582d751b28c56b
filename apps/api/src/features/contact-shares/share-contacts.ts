import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';
import { contactLimits } from '../../http/limits.ts';
import { saltOf } from '../listing-views/salt.ts';
import { visitorHash } from '../listing-views/visitor-hash.ts';
import { readContactLimit } from './contact-limit.ts';

/** Why contacts are kept back, in words for the caller, and the seconds until they are shown again. */
export interface Withheld {
  message: string;
  retryAfter: number;
}

/**
 * Counts that the caller is shown an owner's contacts. Null when they may be: an owner counts once a day (UTC) for an
 * account and once for its network. One's own cost nothing, and administrators see all of them anyway.
 */
export async function shareContacts(ctx: RequestContext, ownerId: number): Promise<Withheld | null> {
  const { userId, role } = actorOf(ctx);
  if (role === 'ADMIN' || userId === ownerId) return null;
  const day = ctx.clock().toISOString().slice(0, 10);
  const ofAccount = await readContactLimit(ctx);
  const ofNetwork = ofAccount * contactLimits.networkFactor;
  const network = visitorHash(await saltOf(ctx, day), ctx.address);
  // A function of the database, so that counting and adding are one step however many ask at once.
  const [row] = await ctx.db.$queryRaw<{ outcome: 'shared' | 'account' | 'network' }[]>`
    SELECT share_contacts(${userId}::int, ${ownerId}::int, ${day}::date, ${network}, ${ofAccount}::int, ${ofNetwork}::int) AS outcome`;
  if (row?.outcome === 'shared') return null;
  const refusal = row?.outcome === 'network' ? networkRefusal(ofNetwork) : accountRefusal(ofAccount);
  return { message: `${refusal} More from midnight (UTC).`, retryAfter: secondsUntilMidnight(ctx.clock()) };
}

function accountRefusal(owners: number): string {
  return `You have seen the contact details of ${owners} ${owners === 1 ? 'owner' : 'owners'} today, as many as one account may see in a day.`;
}

function networkRefusal(owners: number): string {
  return `People at your internet address have seen the contact details of ${owners} owners today, as many as one address may see in a day.`;
}

function secondsUntilMidnight(now: Date): number {
  const dayMs = 86_400_000;
  return Math.ceil((dayMs - (now.getTime() % dayMs)) / 1000);
}
