import type { Transaction } from '@africanscity/db/client';
import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';

/** Keeps what an administrator does to something of somebody else, in the transaction that does it. */
export async function recordAct(
  ctx: RequestContext,
  tx: Transaction,
  act: { action: string; subject: string; ownerId?: number },
): Promise<void> {
  const actor = actorOf(ctx);
  if (actor.role !== 'ADMIN' || act.ownerId === actor.userId) return;
  await tx.auditEntry.create({ data: { actorId: actor.userId, action: act.action, subject: act.subject } });
}
