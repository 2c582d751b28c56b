import type { Announcement, AnnouncementAudience } from '@africanscity/contracts/messages/announcements';
import type { Prisma } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../context.ts';

/** Published announcements between start and end. */
export function isShown(now: Date): Prisma.AnnouncementWhereInput {
  return {
    publishedAt: { not: null },
    AND: [
      { OR: [{ startsAt: null }, { startsAt: { lte: now } }] },
      { OR: [{ endsAt: null }, { endsAt: { gt: now } }] },
    ],
  };
}

/** Users would not read more at once. */
const most = 3;

export async function getAnnouncements(ctx: RequestContext): Promise<Announcement[]> {
  return announcementsFor(ctx, 'everyone');
}

export async function getUserAnnouncements(ctx: RequestContext): Promise<Announcement[]> {
  return announcementsFor(ctx, 'users');
}

async function announcementsFor(ctx: RequestContext, audience: AnnouncementAudience): Promise<Announcement[]> {
  return ctx.db.announcement.findMany({
    where: { audience, ...isShown(ctx.clock()) },
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    take: most,
    select: { id: true, title: true, text: true },
  });
}
