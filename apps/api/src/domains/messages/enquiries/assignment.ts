import * as texts from '@africanscity/messages/messages';
import * as siteTexts from '@africanscity/messages/site';
import type { RequestContext } from '../../../context.ts';
import { InvalidInput, NotFound } from '../../../errors.ts';
import { actorOf } from '../../../kernel/caller.ts';
import { consume } from '../../../kernel/limits.ts';
import { isReachable } from '../../../kernel/outbox/personal-message.ts';
import { emailAssignment } from './enquiry-emails.ts';
import { findAnswerers } from './enquiry-readers.ts';
import { lockThread } from './threads.ts';

/**
 * Assigns a thread to a person of the owner's side, and emails them unless they assigned it themselves. Throws NotFound for a
 * caller of another side, InvalidInput for a person who is neither the owner nor in the agency.
 */
export async function assignEnquiry(ctx: RequestContext, input: { id: number; userId: number }): Promise<void> {
  const caller = actorOf(ctx).userId;
  const { id, userId } = input;
  await consume(ctx, 'writeEnquiry', `user ${caller}`);
  await ctx.db.$transaction(async (tx) => {
    const { enquiry, side } = await lockThread(ctx, tx, { id }, [userId]);
    if (side !== 'owner') throw new NotFound(siteTexts.enquiryNotFound());
    const answerer = (await findAnswerers(tx, enquiry)).find((person) => person.id === userId);
    if (!answerer) {
      throw new InvalidInput([{ field: 'userId', defaultMessage: texts.mustOwnerMemberAgency() }]);
    }
    if ((enquiry.assigneeId ?? enquiry.ownerId) === userId) return;
    const assigneeId = userId === enquiry.ownerId ? null : userId;
    await tx.enquiry.update({ where: { id }, data: { assigneeId } });
    if (userId !== caller && isReachable(answerer)) await emailAssignment(ctx, tx, enquiry, answerer);
  });
}
