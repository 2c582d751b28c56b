import type { AuditFilter } from '@africanscity/contracts/audit';
import type { Prisma } from '@africanscity/db/generated/client';
import { likePattern } from '../../like-pattern.ts';
import { searchedId } from '../../table-page.ts';

const dayMs = 86_400_000;

/** Which acts a filter means. Days are UTC, and the last one is included. A number is an act's, or its subject's. */
export function auditWhere(asked: AuditFilter): Prisma.AuditEntryWhereInput {
  const { actorId, action, subject, search, from, to } = asked;
  return {
    actorId,
    action: action || undefined,
    subject: subject || undefined,
    OR: search ? searched(search) : undefined,
    createdAt: {
      gte: from ? new Date(from) : undefined,
      lt: to ? new Date(Date.parse(to) + dayMs) : undefined,
    },
  };
}

function searched(search: string): Prisma.AuditEntryWhereInput[] {
  const id = searchedId(search);
  if (id !== undefined) return [{ id }, { subject: { endsWith: ` ${id}` } }];
  return [{ reason: { contains: likePattern(search), mode: 'insensitive' } }];
}
