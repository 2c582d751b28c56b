import * as texts from '@africanscity/messages/accounts';
import { NewPassword } from '@africanscity/contracts/accounts/users';
import { shortestPassword } from '@africanscity/contracts/accounts/values';
import type { calls } from '@africanscity/contracts/accounts/calls';
import type { Transaction } from '@africanscity/db/client';
import type { User } from '@africanscity/db/generated/client';
import { hash, verify } from '@node-rs/argon2';
import { channel } from 'node:diagnostics_channel';
import type { AppContext, RequestContext } from '../../context.ts';
import { ApiError, TooManyRequests } from '../../errors.ts';
import { createSemaphore } from '../../kernel/semaphore.ts';
import { consume, giveBack } from '../../kernel/limits.ts';
import { networkOf } from '../../network.ts';
import { emailIn } from '../../kernel/outbox/email-template.ts';
import { enqueueEmail } from '../../kernel/outbox/emails.ts';
import type { Verb } from '../../verb.ts';
import { readOwnUser } from './logged-in-user.ts';
import { passwordChangedEmail } from './emails.ts';

/** OWASP's second choice for argon2id, the default algorithm: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each running hash holds its memory, so their number is bounded. */
const hashing = createSemaphore({ atOnce: 4, waiting: 500 });

/** Called for each password that is hashed or verified, the expensive part, with its parameters. */
export const passwordWork = channel('marketplace:password-work');

export interface PasswordWork {
  done: 'made' | 'checked';
  /** Algorithm, version and cost, as a PHC string begins with them. */
  parameters: string;
}

/** Hashes the password, in NFC, as argon2id in PHC string format. */
export async function hashPassword(password: string): Promise<string> {
  const passwordHash = await hashing(() => hash(password.normalize('NFC'), cost));
  tellWork('made', passwordHash);
  return passwordHash;
}

/**
 * Returns whether the password matches the hash. Without a hash the work is the same, so that the time does not reveal which
 * accounts exist.
 */
export async function verifyPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  const matches = await hashing(async () => {
    const compared = passwordHash ?? (await dummyHash());
    for (const form of formsOf(password)) {
      const fits = await verify(compared, form);
      tellWork('checked', compared);
      if (fits) return true;
    }
    return false;
  });
  return matches && typeof passwordHash === 'string';
}

/** One device sends é composed, another decomposed. Hashes from before NFC have the form of the device. */
function formsOf(password: string): Set<string> {
  return new Set([password.normalize('NFC'), password, password.normalize('NFD')]);
}

let dummy: Promise<string> | undefined;

function dummyHash(): Promise<string> {
  dummy ??= hash('no account has this password', cost);
  return dummy;
}

function tellWork(done: PasswordWork['done'], passwordHash: string): void {
  const parameters = passwordHash.split('$').slice(1, 4).join(' ');
  passwordWork.publish({ done, parameters } satisfies PasswordWork);
}

/** Returns the user with this email and password, and the hash that matched. Only failures count towards the limits. */
export async function checkPassword(
  ctx: RequestContext,
  input: { username: string; password: string },
): Promise<{ id: number; passwordHash: string }> {
  const network = networkOf(ctx.address);
  const emailAndNetwork = `${input.username.toLowerCase()} ${network}`;
  await consume(ctx, 'oauthTokenByNetwork', network);
  await consume(ctx, 'oauthTokenByEmailAndNetwork', emailAndNetwork);
  const user = await findUser(ctx, input);
  await giveBack(ctx, 'oauthTokenByNetwork', network);
  await giveBack(ctx, 'oauthTokenByEmailAndNetwork', emailAndNetwork);
  return user;
}

/** Unknown, disabled and wrong get the same answer after the same work. */
async function findUser(
  ctx: RequestContext,
  input: { username: string; password: string },
): Promise<{ id: number; passwordHash: string }> {
  const user = await ctx.db.user.findUnique({
    where: { email: input.username },
    select: { id: true, passwordHash: true, disabledAt: true },
  });
  const matches = await verifyPassword(input.password, user?.passwordHash);
  if (!user?.passwordHash || !matches || user.disabledAt) throw invalidGrant();
  return { id: user.id, passwordHash: user.passwordHash };
}

export function invalidGrant(): ApiError {
  return new ApiError(400, 'invalid_grant', texts.wrongLogin());
}

/** Returns the fault of a new password as text; null for a good one. */
export async function faultOfPassword(password: string, email: string): Promise<string | null> {
  const parsed = NewPassword.safeParse(password);
  if (!parsed.success) return parsed.error.issues[0]?.message ?? 'cannot be used';
  const lower = parsed.data.toLowerCase();
  if ((await commonPasswords()).has(lower)) return 'is one of the most common passwords; choose another';
  if (lower === email.toLowerCase() || lower === email.toLowerCase().split('@', 1)[0])
    return 'must not be your email address';
  return null;
}

let common: Promise<Set<string>> | undefined;

/** Read at first use: a server without sign-ups does not need the list. */
function commonPasswords(): Promise<Set<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set(dictionary['passwords-common'].filter((password) => password.length >= shortestPassword)),
  );
  return common;
}

/**
 * Deletes links, and logins that wait for their second step, which an intruder may have requested. Links that undo a change
 * of the email address stay: they belong to the former owner of the account.
 */
export async function deleteLinksOf(tx: Transaction, user: { id: number; email: string }): Promise<void> {
  await tx.accountToken.deleteMany({
    where: {
      userId: user.id,
      purpose: { not: 'undo_email' },
      OR: [{ purpose: { in: ['reset_password', 'log_in'] } }, { email: { not: user.email } }],
    },
  });
  await tx.factorChallenge.deleteMany({ where: { userId: user.id } });
}

/**
 * Replaces the password with which the user was read; returns false when it has changed since. Ends sessions and links that
 * the old one opened, and informs the user by email.
 */
async function setPassword(
  ctx: AppContext,
  user: User,
  passwordHash: string,
  { keepSession }: { keepSession?: string },
): Promise<boolean> {
  return ctx.db.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: user.id, passwordHash: user.passwordHash, disabledAt: null },
      data: { passwordHash },
    });
    if (!count) return false;
    await tx.session.updateMany({
      where: { userId: user.id, endedAt: null, id: { not: keepSession } },
      data: { endedAt: ctx.clock() },
    });
    await deleteLinksOf(tx, user);
    await enqueueEmail(ctx, tx, { to: user.email, ...emailIn(user, () => passwordChangedEmail(user, ctx.config)) });
    return true;
  });
}

/** Changes the caller's password. Returns errors as text, because clients show only that. */
export const updateUserPassword: Verb<typeof calls.updateUserPassword> = async (ctx, input) => {
  const user = await readOwnUser(ctx);
  try {
    await consume(ctx, 'updateUserPassword', user.id);
  } catch (error) {
    if (error instanceof TooManyRequests) return error.message;
    throw error;
  }
  const { oldPassword = '', password = '' } = input;
  if (!oldPassword) return texts.pleaseEnterCurrentPassword();
  if (!(await verifyPassword(oldPassword, user.passwordHash))) return texts.currentPasswordNotRight();
  const fault = await faultOfPassword(password, user.email);
  if (fault) return texts.theNewPassword({ fault });
  if (password.normalize('NFC') === oldPassword.normalize('NFC')) return texts.newPasswordMustDiffer();
  const changed = await setPassword(ctx, user, await hashPassword(password), { keepSession: ctx.actor?.sessionId });
  return changed ? '' : texts.passwordChangedSameTime();
};
