import * as texts from '@africanscity/messages/companies';
import type { calls } from '@africanscity/contracts/companies/calls';
import { emailIn } from '../../kernel/outbox/email-template.ts';
import * as siteTexts from '@africanscity/messages/site';
import { longTransaction } from '@africanscity/db/statement-timeouts';
import type { RequestContext } from '../../context.ts';
import { Conflict, NotFound } from '../../errors.ts';
import { recordAct } from '../../kernel/audit.ts';
import { actorOf } from '../../kernel/caller.ts';
import { consume } from '../../kernel/limits.ts';
import { enqueueEmail } from '../../kernel/outbox/emails.ts';
import { isReachable } from '../../kernel/outbox/personal-message.ts';
import { fullName } from '../../kernel/people.ts';
import type { Verb } from '../../verb.ts';
import { lockAccountsShared, lockCaller } from '../accounts/lock-accounts.ts';
import { readAgency } from './companies.ts';
import { joinDecisionEmail, joinRequestEmail } from './emails.ts';
import { addMember, lockOwnAgency } from './team.ts';

interface Input {
  id: number;
  message: string;
  bringListings: boolean;
}

/** Asks the owner of an agency to join it. Throws Conflict for members and for a repeated request. */
export async function askToJoin(ctx: RequestContext, input: Input): Promise<void> {
  const { userId } = actorOf(ctx);
  const agency = await readAgency(ctx.db, input.id);
  if (agency.members.some((member) => member.userId === userId)) {
    throw new Conflict('already_member', texts.alreadyMemberCompany());
  }
  await consume(ctx, 'askToJoin', userId);
  const user = await ctx.db.user.findUniqueOrThrow({ where: { id: userId } });
  const { message, bringListings } = input;
  await ctx.db.$transaction(async (tx) => {
    await lockAccountsShared(ctx, tx);
    const { count } = await tx.agencyJoinRequest.createMany({
      data: [{ agencyId: agency.id, userId, message, bringsListings: bringListings, createdAt: ctx.clock() }],
      skipDuplicates: true,
    });
    if (count === 0) throw new Conflict('already_asked', texts.askedAlreadyOwnerCompany());
    const page = `${ctx.config.publicUrl}/singleCompany?id=${agency.id}`;
    for (const { user: owner } of agency.members.filter((one) => one.isOwner && isReachable(one.user))) {
      const rendered = emailIn(owner, () =>
        joinRequestEmail(ctx.config.brand, owner, { name: fullName(user), message, company: agency.name }, page),
      );
      await enqueueEmail(ctx, tx, { to: owner.email, ...rendered });
    }
  });
}

/** Accepts or declines a request, and emails the user about the decision, if their address is confirmed. */
export const decideJoinRequest: Verb<typeof calls.decideJoinRequest> = async (ctx, input) => {
  const { id, userId, accepted } = input;
  await ctx.db.$transaction(async (tx) => {
    await lockCaller(ctx, tx, userId);
    const agency = await lockOwnAgency(ctx, tx, id);
    const request = await tx.agencyJoinRequest.findUnique({
      where: { agencyId_userId: { agencyId: id, userId } },
      include: { user: true },
    });
    if (!request) throw new NotFound(siteTexts.wishToJoinNotFound());
    if (accepted) await addMember(tx, agency, userId, request.bringsListings);
    else await tx.agencyJoinRequest.delete({ where: { agencyId_userId: { agencyId: id, userId } } });
    await recordAct(ctx, tx, {
      action: 'decideJoinRequest',
      subject: `agency ${id}`,
      ownerId: agency.members.find(({ isOwner }) => isOwner)?.userId,
      details: { after: { userId, accepted } },
    });
    if (!isReachable(request.user)) return;
    const page = `${ctx.config.publicUrl}/singleCompany?id=${id}`;
    const rendered = emailIn(request.user, () =>
      joinDecisionEmail(request.user, { company: agency.name, accepted }, page),
    );
    await enqueueEmail(ctx, tx, { to: request.user.email, ...rendered });
  }, longTransaction);
};
