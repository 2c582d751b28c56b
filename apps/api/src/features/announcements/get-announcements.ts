import type { Announcement, AnnouncementAudience } from '@africanscity/contracts/announcements';
import type { RequestContext } from '../../context.ts';
import { isShown } from './announcement-states.ts';

/** More at once would be read by nobody. */
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
