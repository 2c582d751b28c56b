import type { AnnouncementRow } from '@africanscity/contracts/announcements';
import type { Announcement, Prisma } from '@africanscity/db/generated/client';

/** Published, begun, and not over. */
export function isShown(now: Date): Prisma.AnnouncementWhereInput {
  return {
    publishedAt: { not: null },
    AND: [
      { OR: [{ startsAt: null }, { startsAt: { lte: now } }] },
      { OR: [{ endsAt: null }, { endsAt: { gt: now } }] },
    ],
  };
}

export function stateOf({ publishedAt, startsAt, endsAt }: Announcement, now: Date): AnnouncementRow['state'] {
  if (!publishedAt) return 'draft';
  if (endsAt && endsAt <= now) return 'ended';
  return startsAt && startsAt > now ? 'planned' : 'shown';
}
