import * as texts from '@africanscity/messages/messages';
import type { Transaction } from '@africanscity/db/client';
import type { Enquiry } from '@africanscity/db/generated/client';
import type { AppContext, RequestContext } from '../../../context.ts';
import { NotAllowed } from '../../../errors.ts';
import { goingStates } from './enquiry-states.ts';
import { lockThread } from './threads.ts';

/** Blocks or unblocks an asker. Ends threads without an email; a repeated call changes nothing. */
export async function blockEnquirer(ctx: RequestContext, input: { id: number; blocked: boolean }): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const { enquiry, side } = await lockThread(ctx, tx, { id: input.id });
    if (side !== 'owner') throw new NotAllowed(texts.onlyPersonWhoReceived());
    const { ownerId, email } = enquiry;
    if (input.blocked) await endThreads(ctx, tx, enquiry, { block: true });
    else await tx.enquiryBlock.deleteMany({ where: { ownerId, email } });
  });
}

/** Ends a locked thread; with `block` all threads of its asker with its owner, who gets no other. */
export async function endThreads(
  ctx: AppContext,
  tx: Transaction,
  { id, ownerId, email }: Pick<Enquiry, 'id' | 'ownerId' | 'email'>,
  { block }: { block: boolean },
): Promise<void> {
  const now = ctx.clock();
  const which = block ? { ownerId, email } : { id };
  if (block) await tx.enquiryBlock.createMany({ data: [{ ownerId, email, createdAt: now }], skipDuplicates: true });
  await tx.enquiry.updateMany({
    where: { ...which, state: { in: goingStates } },
    data: { state: 'closed', closedAt: now, proposedAt: null, proposedBy: null },
  });
}
