import type { AnswerTime } from '@africanscity/contracts/messages/enquiries';
import { minTimedEnquiries } from '@africanscity/contracts/messages/values';
import { Prisma } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../../context.ts';
import { NotFound } from '../../../errors.ts';
import { isReachable } from '../../../kernel/outbox/personal-message.ts';
import { readersOf } from './enquiry-readers.ts';

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
  const [row] = await ctx.db.$queryRaw<{ minutes: number | null; timed: number }[]>`
    SELECT count(*)::int AS timed, ceil(extract(epoch FROM percentile_cont(0.5) WITHIN GROUP (
        ORDER BY coalesce(answered_at, closed_at, ${now}::timestamptz) - confirmed_at)) / 60)::int AS minutes
    FROM enquiries WHERE ${whose} AND confirmed_at >= ${since}::timestamptz
      -- Whom the owner blocked wanted nothing that could be answered.
      AND NOT EXISTS (SELECT FROM enquiry_blocks b WHERE b.owner_id = enquiries.owner_id AND b.email = enquiries.email)
      -- An asker who leaves before an answer says nothing of the owner.
      AND (answered_at IS NOT NULL OR closed_at IS NULL)`;
  const isKnown = row !== undefined && row.timed >= minTimedEnquiries;
  return { reachable, medianMinutes: isKnown ? Math.max(1, row.minutes ?? 1) : null };
}

async function readSubject(ctx: RequestContext, asked: Asked): Promise<{ reachable: boolean; whose: Prisma.Sql }> {
  const { propertyId, agentId, companyId } = asked;
  if (companyId !== undefined) {
    const agency = await ctx.db.agency.findUnique({
      where: { id: companyId },
      include: { members: { where: { isOwner: true }, include: { user: true } } },
    });
    if (!agency) throw new NotFound('This company');
    const reachable = agency.members.some(({ user }) => isReachable(user));
    return { reachable, whose: Prisma.sql`agency_id = ${companyId}::int` };
  }
  const side =
    propertyId === undefined
      ? { ownerId: agentId!, agencyId: null }
      : await ctx.db.property.findFirst({
          where: { id: propertyId, listedAs: { not: null } },
          select: { ownerId: true, agencyId: true },
        });
  if (!side) throw new NotFound('This listing');
  const reachable = (await readersOf(ctx.db, side)).length > 0;
  return { reachable, whose: Prisma.sql`owner_id = ${side.ownerId}::int` };
}
