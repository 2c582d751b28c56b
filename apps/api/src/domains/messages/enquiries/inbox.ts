import type { Prisma } from '@africanscity/db/generated/client';
import type { calls } from '@africanscity/contracts/messages/calls';
import type { RequestContext } from '../../../context.ts';
import { actorOf } from '../../../kernel/caller.ts';
import { presentPage, skipTo } from '../../../kernel/paging.ts';
import type { Verb } from '../../../verb.ts';
import { ofCompany } from '../../companies/policy.ts';
import { presentEnquiryRow } from './present.ts';

/** Returns a page of enquiries about the caller's and their agencies' listings, or of the caller's own enquiries. */
export const getEnquiries: Verb<typeof calls.getEnquiries> = async (ctx, input) => {
  // An API key reads what its company received.
  const where =
    input.box === 'sent' && !ctx.actor?.key ? sentBy(actorOf(ctx).userId) : await receivedBy(ctx, input.whose);
  const [rows, total] = await Promise.all([
    ctx.db.enquiry.findMany({
      where,
      ...skipTo(input),
      orderBy: [{ lastEntryAt: 'desc' }, { id: 'desc' }],
      include: {
        property: true,
        owner: true,
        agency: true,
        assignee: true,
        entries: { where: { kind: 'message' }, orderBy: { id: 'desc' }, take: 1, include: { author: true } },
      },
    }),
    ctx.db.enquiry.count({ where }),
  ]);
  const side = input.box === 'sent' && !ctx.actor?.key ? 'asker' : 'owner';
  const readerId = actorOf(ctx).userId;
  return presentPage(
    rows.map((row) => presentEnquiryRow(row, side, readerId)),
    input,
    total,
  );
};

export async function getUnreadEnquiries(ctx: RequestContext): Promise<{ received: number; sent: number }> {
  const [received, sent] = await Promise.all([
    ctx.db.enquiry.count({ where: { ...(await receivedBy(ctx)), unreadByOwner: { gt: 0 } } }),
    ctx.db.enquiry.count({ where: { ...sentBy(actorOf(ctx).userId), unreadByAsker: { gt: 0 } } }),
  ]);
  return { received, sent };
}

const isConfirmed = { state: { not: 'unconfirmed' } } as const satisfies Prisma.EnquiryWhereInput;

function sentBy(userId: number): Prisma.EnquiryWhereInput {
  return { askerId: userId, ...isConfirmed };
}

async function receivedBy(ctx: RequestContext, whose: 'all' | 'mine' = 'all'): Promise<Prisma.EnquiryWhereInput> {
  const { userId, key } = actorOf(ctx);
  if (key) return { ...isConfirmed, ...ofCompany(key) };
  const memberships = await ctx.db.agencyMember.findMany({ where: { userId }, select: { agencyId: true } });
  const agencyIds = memberships.map(({ agencyId }) => agencyId);
  const mine = { ownerId: userId };
  // A member who asks about a colleague's listing is the asker there.
  const others = { agencyId: { in: agencyIds }, OR: [{ askerId: null }, { askerId: { not: userId } }] };
  const received = agencyIds.length ? { OR: [mine, others] } : mine;
  const answered = { OR: [{ assigneeId: userId }, { assigneeId: null, ownerId: userId }] };
  return { ...isConfirmed, AND: whose === 'mine' ? [received, answered] : [received] };
}
