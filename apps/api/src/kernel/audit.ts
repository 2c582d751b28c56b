import type { Transaction } from '@africanscity/db/client';
import type { Prisma } from '@africanscity/db/generated/client';
import type { RequestContext } from '../context.ts';
import { actorOf } from './caller.ts';

/**
 * What is kept of an act. It can never be changed or removed, so it must hold nothing that its subject may
 * want forgotten: numbers and states, no names, addresses or telephone numbers.
 */
export interface Act {
  /** Name of the operation. */
  action: string;
  /** What it is done to, as a word and a number: "property 12". */
  subject: string;
  /** Whoever does something to their own does it as anybody may, and it is not kept. */
  ownerId?: number | null;
  /** Why, in the administrator's words. */
  reason?: string;
  /** What changed. */
  details?: { before?: Prisma.InputJsonObject; after?: Prisma.InputJsonObject };
}

/** What differs between two states, as details of an act. What is new has no state before. */
export function changeOf<State extends Prisma.InputJsonObject>(before: State | null, after: State): Act['details'] {
  if (!before) return { after };
  const changed = Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const pick = (state: State) => Object.fromEntries(changed.map((name) => [name, state[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}

/** Keeps what an administrator does, in the transaction that does it. Callers without that role leave no trace. */
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

/** Whoever takes a copy of what people trusted the site with leaves a trace. */
export async function recordExport(ctx: RequestContext, action: string, subject: string): Promise<void> {
  await ctx.db.$transaction((tx) => recordAct(ctx, tx, { action, subject }));
}
