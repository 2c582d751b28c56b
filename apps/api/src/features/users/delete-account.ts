import type { Transaction } from '@africanscity/db/client';
import type { User } from '@africanscity/db/generated/client';
import type { AppContext, RequestContext } from '../../context.ts';
import { Conflict, InvalidInput } from '../../errors.ts';
import { consume } from '../../http/limits.ts';
import { passOnAgencies } from '../agency-members/pass-on-agencies.ts';
import { verifyPassword } from '../auth/passwords.ts';
import { readOwnUser } from '../auth/read-own-user.ts';
import { enqueueMail, wakeMailDelivery } from '../mails/enqueue-mail.ts';
import { deleteFactors } from '../second-factor/factors.ts';
import { accountDeletedMail } from './mails/account-deleted.ts';
import { lockCaller } from './hold-accounts.ts';

/** Deletes what is known about the caller. A row without a name stays, since payments refer to it. */
export async function deleteAccount(ctx: RequestContext, { password }: { password: string }): Promise<void> {
  const user = await readOwnUser(ctx);
  await consume(ctx, 'deleteAccount', user.id);
  if (!(await verifyPassword(password, user.passwordHash))) {
    throw new InvalidInput([{ field: 'password', defaultMessage: 'is not right' }]);
  }
  await ctx.db.$transaction(async (tx) => {
    if (user.role === 'ADMIN') await refuseLastAdministrator(tx, user);
    await lockCaller(ctx, tx);
    await forgetUser(ctx, tx, user.id);
    await enqueueMail(ctx, tx, { to: user.email, ...accountDeletedMail(user) });
  });
  await wakeMailDelivery(ctx);
}

async function refuseLastAdministrator(tx: Transaction, user: User): Promise<void> {
  // Locked, so that the last two cannot leave at the same time.
  const admins = await tx.$queryRaw<
    { id: number }[]
  >`SELECT id FROM users WHERE role = 'ADMIN' AND disabled_at IS NULL ORDER BY id FOR UPDATE`;
  if (!admins.some(({ id }) => id !== user.id))
    throw new Conflict('last_administrator', 'The last administrator cannot leave.');
}

/**
 * Empties a user's row, takes their listings off the site, and deletes all else that is theirs. Callers have locked
 * the account before anything else, so that whoever was saving for it has ended, and whoever comes finds it gone.
 */
export async function forgetUser(ctx: AppContext, tx: Transaction, userId: number): Promise<void> {
  const own = { where: { userId } };
  const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  await tx.newsletterSubscriber.deleteMany({ where: { email } });
  await tx.session.deleteMany(own);
  await tx.accountToken.deleteMany(own);
  await deleteFactors(tx, userId);
  await tx.userContact.deleteMany(own);
  await tx.favorite.deleteMany(own);
  await tx.savedSearch.deleteMany(own);
  await tx.listingReport.deleteMany({ where: { reporterId: userId } });
  await tx.feedback.deleteMany(own);
  await tx.propertyRequest.deleteMany(own);
  await tx.propertyRequestMatch.deleteMany({ where: { ownerId: userId } });
  await tx.propertyRequestAnswer.deleteMany({ where: { ownerId: userId } });
  await tx.propertyEvaluation.deleteMany(own);
  await tx.agencyJoinRequest.deleteMany(own);
  await passOnAgencies(tx, userId);
  const now = ctx.clock();
  await tx.property.updateMany({ where: { ownerId: userId }, data: { ownerDisabledAt: now } });
  await tx.property.updateMany({ where: { ownerId: userId, deletedAt: null }, data: { deletedAt: now } });
  await tx.user.update({
    where: { id: userId },
    data: {
      title: null,
      name: 'Deleted',
      surname: 'User',
      email: `deleted-${userId}@deleted.invalid`,
      phone: null,
      role: 'INDIVIDUAL',
      country: null,
      emailVerifiedAt: null,
      passwordHash: null,
      authorities: [],
      pictureHash: null,
      disabledAt: now,
    },
  });
}
