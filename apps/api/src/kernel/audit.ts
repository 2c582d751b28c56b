import type { Transaction } from '@africanscity/db/client';
import type { Prisma } from '@africanscity/db/generated/client';
import type { RequestContext } from '../context.ts';
import { actorOf } from './caller.ts';

/**
 * An entry of the audit log. Entries can never be changed or deleted, so they must not contain what a person may want erased:
 * numbers and states, no names, addresses or telephone numbers.
 */
export interface Act {
  /** Name of the operation. */
  action: string;
  /** The subject, as a word and a number: "property 12". */
  subject: string;
  /** Owner of the subject. An action on one's own data is not logged. */
  ownerId?: number | null;
  /** Reason, in the administrator's words. */
  reason?: string;
  /** The changes. */
  details?: { before?: Prisma.InputJsonObject; after?: Prisma.InputJsonObject };
}

/** Returns the difference of two states as details of an entry. A new subject has no state before. */
export function changeOf<State extends Prisma.InputJsonObject>(before: State | null, after: State): Act['details'] {
  if (!before) return { after };
  const changed = Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const pick = (state: State) => Object.fromEntries(changed.map((name) => [name, state[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}

/** Logs an administrator's action, in its transaction. Logs nothing for callers without that role. */
export async function recordAct(ctx: RequestContext, tx: Transaction, act: Act): Promise<void> {
  const actor = actorOf(ctx);
  if (actor.role !== 'ADMIN' || act.ownerId === actor.userId) return;
  const { action, subject, reason, details } = act;
  await tx.auditEntry.create({
    data: {
      actorId: actor.userId,
      action,
      subject,
      reason: reason || null,
      details: details as Prisma.InputJsonObject,
    },
  });
}

/** Logs copies of personal data too. */
export async function recordExport(ctx: RequestContext, action: string, subject: string): Promise<void> {
  await ctx.db.$transaction((tx) => recordAct(ctx, tx, { action, subject }));
}
