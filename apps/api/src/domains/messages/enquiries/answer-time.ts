import * as siteTexts from '@africanscity/messages/site';
import type { AnswerTime } from '@africanscity/contracts/messages/enquiries';
import { minTimedEnquiries } from '@africanscity/contracts/messages/values';
import type { RequestContext } from '../../../context.ts';
import { NotFound } from '../../../errors.ts';
import { isReachable } from '../../../kernel/outbox/personal-message.ts';
import { readersOf } from './enquiry-readers.ts';
import { findAnswerTime, type Whose } from './enquiries.sql.ts';

/** Identifies one of them. */
interface Asked {
  propertyId?: number;
  agentId?: number;
  companyId?: number;
}

/** Enquiries of the last days that count. */
const days = 180;

/** An open enquiry counts with its age so far, so that an owner who answers few of many does not look fast. */
export async function getAnswerTime(ctx: RequestContext, asked: Asked): Promise<AnswerTime> {
  const { reachable, whose } = await readSubject(ctx, asked);
  const now = ctx.clock();
  const since = new Date(now.getTime() - days * 86_400_000);
  const [row] = await findAnswerTime(ctx.db, whose, since, now);
  const isKnown = row !== undefined && row.timed >= minTimedEnquiries;
  return { reachable, medianMinutes: isKnown ? Math.max(1, row.minutes ?? 1) : null };
}

async function readSubject(ctx: RequestContext, asked: Asked): Promise<{ reachable: boolean; whose: Whose }> {
  const { propertyId, agentId, companyId } = asked;
  if (companyId !== undefined) {
    const agency = await ctx.db.agency.findUnique({
      where: { id: companyId },
      include: { members: { where: { isOwner: true }, include: { user: true } } },
    });
    if (!agency) throw new NotFound(siteTexts.companyNotFound());
    const reachable = agency.members.some(({ user }) => isReachable(user));
    return { reachable, whose: { agencyId: companyId } };
  }
  const side =
    propertyId === undefined
      ? { ownerId: agentId!, agencyId: null }
      : await ctx.db.property.findFirst({
          where: { id: propertyId, listedAs: { not: null } },
          select: { ownerId: true, agencyId: true },
        });
  if (!side) throw new NotFound(siteTexts.listingNotFound());
  const reachable = (await readersOf(ctx.db, side)).length > 0;
  return { reachable, whose: { ownerId: side.ownerId } };
}
