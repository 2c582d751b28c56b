import * as texts from '@africanscity/messages/accounts';
import { passkeyOrigin } from './relying-party.ts';
import type { SecondFactors } from '@africanscity/contracts/accounts/second-factor';
import type { Database, Transaction } from '@africanscity/db/client';
import type { User } from '@africanscity/db/generated/client';
import type { AppContext, RequestContext } from '../../../context.ts';
import { Conflict } from '../../../errors.ts';
import { actorOf } from '../../../kernel/caller.ts';
import { type EmailContent, emailIn } from '../../../kernel/outbox/email-template.ts';
import { enqueueEmail } from '../../../kernel/outbox/emails.ts';
import { lockCaller } from '../lock-accounts.ts';
import { hasSecondFactor } from '../../../kernel/second-factor.ts';

/** Setting by which administrators must have a factor; `authenticate` reads it with their requests. */
export const ruleName = 'administrators.secondFactor';

/** Returns whether administrators must have a second factor. */
export async function isRequired(db: Database | Transaction): Promise<boolean> {
  const setting = await db.setting.findUnique({ where: { name: ruleName } });
  return setting?.value === true;
}

/** A user's factors, as far as the login needs them. */
export interface OwnFactors {
  passkeys: { credentialId: string; transports: string[] }[];
  timeCode: boolean;
  recoveryCode: boolean;
}

export async function readFactors(db: Database | Transaction, userId: number): Promise<OwnFactors> {
  const passkeys = await db.passkey.findMany({ where: { userId }, select: { credentialId: true, transports: true } });
  const authenticator = await db.authenticator.findUnique({ where: { userId, NOT: { secret: null } } });
  const codes = await db.recoveryCode.count({ where: { userId } });
  return { passkeys, timeCode: authenticator !== null, recoveryCode: codes > 0 };
}

/** Recovery codes alone do not count: they replace a lost factor. */
export function hasFactor({ passkeys, timeCode }: OwnFactors): boolean {
  return passkeys.length > 0 || timeCode;
}

export async function getSecondFactors(ctx: RequestContext): Promise<SecondFactors> {
  const { userId } = actorOf(ctx);
  const user = await ctx.db.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      role: true,
      passkeys: { orderBy: { id: 'asc' } },
      authenticator: true,
      _count: { select: { recoveryCodes: true } },
    },
  });
  const { authenticator, passkeys, _count } = user;
  return {
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    timeCode: authenticator?.secret
      ? {
          createdAt: authenticator.createdAt.toISOString(),
          lastUsedAt: authenticator.lastUsedAt?.toISOString() ?? null,
        }
      : null,
    recoveryCodes: _count.recoveryCodes,
    required: user.role === 'ADMIN' && (await isRequired(ctx.db)),
    passkeyOrigin: passkeyOrigin(ctx.config),
  };
}

/** Locks the caller, to serialise changes of factors with logins and with each other. */
export async function lockOwner(ctx: RequestContext, tx: Transaction): Promise<User> {
  await lockCaller(ctx, tx);
  return tx.user.findUniqueOrThrow({ where: { id: actorOf(ctx).userId } });
}

/** Refuses to leave an administrator without a required factor. Must be called after the removal. */
export async function refuseNone(tx: Transaction, user: User): Promise<void> {
  if (await hasSecondFactor(tx, user.id)) return;
  if (user.role === 'ADMIN' && (await isRequired(tx)))
    throw new Conflict('second_factor_required', texts.administratorsNeedSecondFactor());
  await tx.recoveryCode.deleteMany({ where: { userId: user.id } });
}

/** Ends every other session, and deletes links that would open one without the present factors. */
export async function endOtherSessions(ctx: AppContext, tx: Transaction, userId: number, kept: string): Promise<void> {
  await tx.session.updateMany({
    where: { userId, endedAt: null, id: { not: kept } },
    data: { endedAt: ctx.clock() },
  });
  await tx.accountToken.deleteMany({ where: { userId, purpose: 'log_in' } });
  await tx.factorChallenge.deleteMany({ where: { userId, purpose: 'log_in' } });
}

/** Deletes all of a user's factors. Returns their number, without recovery codes. */
export async function deleteFactors(tx: Transaction, userId: number): Promise<number> {
  const { count: passkeys } = await tx.passkey.deleteMany({ where: { userId } });
  const { count: authenticators } = await tx.authenticator.deleteMany({ where: { userId, NOT: { secret: null } } });
  await tx.authenticator.deleteMany({ where: { userId } });
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.factorChallenge.deleteMany({ where: { userId } });
  return passkeys + authenticators;
}

/** Emails a user about a change to their login, in their language. */
export async function tellOwner(ctx: AppContext, tx: Transaction, user: User, what: () => string): Promise<void> {
  const rendered = emailIn(user, () => secondFactorChangedEmail(user, what(), ctx.config));
  await enqueueEmail(ctx, tx, { to: user.email, ...rendered });
}

/** Email to a user about a change to their login. `what` is a sentence without a secret or a name in it. */
function secondFactorChangedEmail(user: { name: string }, what: string, config: { publicUrl: string }): EmailContent {
  return {
    subject: texts.securityAccountChanged(),
    name: user.name,
    paragraphs: [what, texts.ifAllWellIfNot()],
    action: { label: texts.itWasNotMe(), url: `${config.publicUrl}/reset` },
  };
}
