import * as texts from '@africanscity/messages/administration';
import * as siteTexts from '@africanscity/messages/site';
import type { Transaction } from '@africanscity/db/client';
import type { User } from '@africanscity/db/generated/client';
import { longTransaction } from '@africanscity/db/statement-timeouts';
import type { RequestContext } from '../../context.ts';
import { Conflict, NotAllowed, NotFound } from '../../errors.ts';
import { recordAct } from '../../kernel/audit.ts';
import { actorOf } from '../../kernel/caller.ts';
import { forgetUser } from '../accounts/delete-account.ts';
import { lockAccounts } from '../accounts/lock-accounts.ts';
import { allUsers } from './users.ts';
import { lockWithAdministrators } from './users.sql.ts';

/** The user of an administrator's act, and the reason for it. */
export interface UserAct {
  userId: number;
  reason: string;
}

/** Disables a user, with all their listings. `hidden` in the log counts those that were on the site. */
export async function disableUser(ctx: RequestContext, { userId, reason }: UserAct): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const user = await lockOtherUser(ctx, tx, userId);
    if (user.disabledAt) throw new Conflict('disabled', texts.userDisabledAlready());
    const disabledAt = ctx.clock();
    await tx.user.update({ where: { id: userId }, data: { disabledAt } });
    const sessions = await endSessionsOf(ctx, tx, userId);
    await tx.accountToken.deleteMany({ where: { userId } });
    await tx.factorChallenge.deleteMany({ where: { userId } });
    const listings = await tx.property.count({ where: { ownerId: userId, listedAs: { not: null } } });
    await tx.property.updateMany({ where: { ownerId: userId }, data: { ownerDisabledAt: disabledAt } });
    const details = {
      before: { disabled: false },
      after: { disabled: true, sessionsEnded: sessions, hidden: listings },
    };
    await recordAct(ctx, tx, { action: 'disableUser', subject: `user ${userId}`, reason, details });
  }, longTransaction);
}

/** Enables a user again. Other reasons that hide their listings stay; `shown` in the log counts the restored ones. */
export async function enableUser(ctx: RequestContext, { userId, reason }: UserAct): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const { disabledAt } = await lockUser(ctx, tx, userId);
    if (!disabledAt) throw new Conflict('enabled', texts.userNotDisabled());
    await tx.user.update({ where: { id: userId }, data: { disabledAt: null } });
    await tx.property.updateMany({ where: { ownerId: userId }, data: { ownerDisabledAt: null } });
    const listings = await tx.property.count({ where: { ownerId: userId, listedAs: { not: null } } });
    const details = { before: { disabled: true }, after: { disabled: false, shown: listings } };
    await recordAct(ctx, tx, { action: 'enableUser', subject: `user ${userId}`, reason, details });
  }, longTransaction);
}

export async function deleteUser(ctx: RequestContext, { userId, reason }: UserAct): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    await lockOtherUser(ctx, tx, userId);
    await forgetUser(ctx, tx, userId);
    await recordAct(ctx, tx, { action: 'deleteUser', subject: `user ${userId}`, reason });
  }, longTransaction);
}

export async function makeAdministrator(ctx: RequestContext, { userId, reason }: UserAct): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const user = await lockUser(ctx, tx, userId);
    if (user.role === 'ADMIN') throw new Conflict('already_administrator', texts.administratorAlready());
    if (user.disabledAt) throw new Conflict('disabled', texts.disabledNoAdministrator());
    // An older link would now log in an administrator.
    await tx.accountToken.deleteMany({ where: { userId, purpose: 'log_in' } });
    await tx.user.update({ where: { id: userId }, data: { role: 'ADMIN' } });
    const details = { before: { role: user.role }, after: { role: 'ADMIN' } };
    await recordAct(ctx, tx, { action: 'makeAdministrator', subject: `user ${userId}`, reason, details });
  });
}

export async function dismissAdministrator(ctx: RequestContext, { userId, reason }: UserAct): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const user = await lockOtherUser(ctx, tx, userId);
    if (user.role !== 'ADMIN') throw new Conflict('no_administrator', texts.noAdministrator());
    await tx.user.update({ where: { id: userId }, data: { role: 'INDIVIDUAL' } });
    // Their browser still assumes administrator rights.
    await endSessionsOf(ctx, tx, userId);
    const details = { before: { role: 'ADMIN' }, after: { role: 'INDIVIDUAL' } };
    await recordAct(ctx, tx, { action: 'dismissAdministrator', subject: `user ${userId}`, reason, details });
  });
}

/**
 * Locks the user that an administrator is about to change, so that operations on one user are serialised. Returns the user
 * and the administrator, whom the audit log names. Must be the first lock of a transaction. Throws NotFound.
 */
export async function lockUser(ctx: RequestContext, tx: Transaction, userId: number): Promise<User> {
  await lockAccounts(tx, [userId, actorOf(ctx).userId]);
  return readLocked(tx, userId);
}

async function readLocked(tx: Transaction, userId: number): Promise<User> {
  const user = await tx.user.findFirst({ where: { AND: [allUsers, { id: userId }] } });
  if (!user) throw new NotFound(siteTexts.userNotFound());
  return user;
}

/**
 * Locks like `lockUser`, for operations that may remove an administrator. Refuses them for oneself, and checks again that the
 * caller is an administrator: so an administrator always remains, also when two dismiss each other at the same time.
 */
export async function lockOtherUser(ctx: RequestContext, tx: Transaction, userId: number): Promise<User> {
  const actorId = actorOf(ctx).userId;
  if (userId === actorId) throw new Conflict('own_account', texts.notOwnAccount());
  const administrators = await lockWithAdministrators(tx, userId);
  if (!administrators.some(({ id, administers }) => administers && id === actorId)) throw new NotAllowed();
  return readLocked(tx, userId);
}

/** Ends all sessions of a user, and deletes login links. Returns the number of sessions. */
export async function endSessionsOf(ctx: RequestContext, tx: Transaction, userId: number): Promise<number> {
  await tx.accountToken.deleteMany({ where: { userId, purpose: 'log_in' } });
  const now = ctx.clock();
  const { count } = await tx.session.updateMany({
    where: { userId, endedAt: null, expiresAt: { gt: now } },
    data: { endedAt: now },
  });
  return count;
}
