import type { User } from '@africanscity/db/generated/client';
import type { Actor, AppContext } from '../../context.ts';
import { NotAuthenticated } from '../../errors.ts';

/** The caller's row. */
export async function readOwnUser(ctx: AppContext & { actor: Actor | null }): Promise<User> {
  const user = ctx.actor && (await ctx.db.user.findUnique({ where: { id: ctx.actor.userId } }));
  // The account may be deleted between the check of the token and this.
  if (!user) throw new NotAuthenticated();
  return user;
}
