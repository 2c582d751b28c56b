import type { ModerationCase } from '@africanscity/contracts/listing-moderation';
import type { Prisma } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../context.ts';
import { presentCase } from './present-case.ts';

/** Reports of one listing that are looked through for a page. */
const mostReports = 500;

const open = { where: { handledAt: null }, orderBy: { createdAt: 'desc' } } as const;

/** What a case is made from. */
export const withCase = {
  owner: { select: { id: true, title: true, name: true, surname: true, email: true } },
  cover: { include: { variants: true } },
  reports: { ...open, take: mostReports },
  suspicions: open,
} satisfies Prisma.PropertyInclude;

/** What waits against each of these listings, in their order. */
export async function readCases(ctx: RequestContext, ids: number[]): Promise<ModerationCase[]> {
  const rows = await ctx.db.property.findMany({ where: { id: { in: ids } }, include: withCase });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [presentCase(ctx.config, row)] : [];
  });
}
