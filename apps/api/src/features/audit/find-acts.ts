import type { AuditFilter } from '@africanscity/contracts/audit';
import type { Prisma } from '@africanscity/db/generated/client';
import { likePattern } from '../../like-pattern.ts';

const dayMs = 86_400_000;

/** Which acts a filter means. Days are UTC, and the last one is included. */
export function auditWhere(asked: AuditFilter): Prisma.AuditEntryWhereInput {
  const { actorId, action, subject, search, from, to } = asked;
  return {
    actorId,
    action: action || undefined,
    subject: subject || undefined,
    reason: search ? { contains: likePattern(search), mode: 'insensitive' } : undefined,
    createdAt: {
      gte: from ? new Date(from) : undefined,
      lt: to ? new Date(Date.parse(to) + dayMs) : undefined,
    },
  };
}
