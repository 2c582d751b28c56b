import type { User } from '@africanscity/contracts/accounts/login';
import type { User as UserRow } from '@africanscity/db/generated/client';
import type { Actor, AppContext, RequestContext } from '../../context.ts';
import { NotAuthenticated } from '../../errors.ts';
import { senderOf } from '../../kernel/outbox/recipient-limits.ts';
import { fullName } from '../../kernel/people.ts';
import { presentUser } from './present.ts';

export async function loggedInUser(ctx: RequestContext): Promise<User> {
  const user = await readOwnUser(ctx);
  const pending = await ctx.db.accountToken.findFirst({
    where: {
      userId: user.id,
      purpose: 'verify_email',
      email: { not: user.email },
      endedAt: null,
      expiresAt: { gt: ctx.clock() },
    },
    select: { email: true },
  });
  return presentUser(user, pending?.email ?? null);
}

export async function loggedInUserFullName(ctx: RequestContext): Promise<string> {
  return fullName(await readOwnUser(ctx));
}

export async function loggedInUserRole(ctx: RequestContext): Promise<string> {
  return (await readOwnUser(ctx)).role;
}

/** Returns the caller's row. */
export async function readOwnUser(ctx: AppContext & { actor: Actor | null }): Promise<UserRow> {
  const user = ctx.actor && (await ctx.db.user.findUnique({ where: { id: ctx.actor.userId } }));
  // The account may be deleted between the check of the token and this query.
  if (!user) throw new NotAuthenticated();
  return user;
}

/** Returns the sender who typed an address, for the limits of emails to it; undefined for the caller's own address. */
export async function typistOf(ctx: RequestContext, email: string): Promise<string | undefined> {
  const own = ctx.actor && (await ctx.db.user.findUnique({ where: { id: ctx.actor.userId }, select: { email: true } }));
  return own?.email.toLowerCase() === email.toLowerCase() ? undefined : senderOf(ctx);
}
