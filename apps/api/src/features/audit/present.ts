import type { AuditRow } from '@africanscity/contracts/audit';
import type { AuditEntry, User } from '@africanscity/db/generated/client';
import { fullName } from '../auth/full-name.ts';

type Act = AuditEntry & { actor: Pick<User, 'id' | 'title' | 'name' | 'surname'> };

export function presentAct({ id, createdAt, actor, action, subject, reason, details }: Act): AuditRow {
  return {
    id,
    createdAt: createdAt.toISOString(),
    actor: { id: actor.id, name: fullName(actor) },
    action,
    subject,
    reason,
    details: details as AuditRow['details'],
  };
}
