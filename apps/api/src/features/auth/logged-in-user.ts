import type { User } from '@africanscity/contracts/auth';
import type { RequestContext } from '../../context.ts';
import { presentUser } from './present.ts';
import { readOwnUser } from './read-own-user.ts';

export async function loggedInUser(ctx: RequestContext): Promise<User> {
  const user = await readOwnUser(ctx);
  const pending = await ctx.db.accountToken.findFirst({
    where: { userId: user.id, purpose: 'verify_email', email: { not: user.email }, expiresAt: { gt: ctx.clock() } },
    select: { email: true },
  });
  return presentUser(user, pending?.email ?? null);
}
