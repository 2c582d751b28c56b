import type { Transaction } from '@africanscity/db/client';
import type { Announcement } from '@africanscity/db/generated/client';
import { NotFound } from '../../errors.ts';

/** Reads an announcement that nobody else changes until the transaction ends. */
export async function lockAnnouncement(tx: Transaction, id: number): Promise<Announcement> {
  await tx.$queryRaw`SELECT id FROM announcements WHERE id = ${id} FOR UPDATE`;
  const announcement = await tx.announcement.findUnique({ where: { id } });
  if (!announcement) throw new NotFound('This announcement');
  return announcement;
}
