import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';
import { Conflict } from '../../errors.ts';
import { consume } from '../../http/limits.ts';
import { readAgency } from '../agencies/read-agency.ts';
import { fullName } from '../auth/full-name.ts';
import { isReachable } from '../contact/send-personal-message.ts';
import { enqueueMail, wakeMailDelivery } from '../mails/enqueue-mail.ts';
import { joinRequestMail } from './mails/join-request.ts';
import { holdAccounts } from '../users/hold-accounts.ts';

interface Input {
  id: number;
  message: string;
  bringListings: boolean;
}

/** Asks the owner of an agency to be let in. Throws Conflict for members and for whoever asked already. */
export async function askToJoin(ctx: RequestContext, input: Input): Promise<void> {
  const { userId } = actorOf(ctx);
  const agency = await readAgency(ctx.db, input.id);
  if (agency.members.some((member) => member.userId === userId)) {
    throw new Conflict('already_member', 'You belong to this company already.');
  }
  await consume(ctx, 'askToJoin', userId);
  const user = await ctx.db.user.findUniqueOrThrow({ where: { id: userId } });
  const { message, bringListings } = input;
  await ctx.db.$transaction(async (tx) => {
    await holdAccounts(ctx, tx);
    const { count } = await tx.agencyJoinRequest.createMany({
      data: [{ agencyId: agency.id, userId, message, bringsListings: bringListings, createdAt: ctx.clock() }],
      skipDuplicates: true,
    });
    if (count === 0) throw new Conflict('already_asked', 'You have asked already. The owner of the company decides.');
    const page = `${ctx.config.publicUrl}/singleCompany?id=${agency.id}`;
    for (const { user: owner } of agency.members.filter((one) => one.isOwner && isReachable(one.user))) {
      const letter = joinRequestMail(owner, { name: fullName(user), message, company: agency.name }, page);
      await enqueueMail(ctx, tx, { to: owner.email, ...letter });
    }
  });
  await wakeMailDelivery(ctx);
}
