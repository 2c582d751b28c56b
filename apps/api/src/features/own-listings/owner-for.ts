import type { RequestContext } from '../../context.ts';
import { InvalidInput } from '../../errors.ts';
import { actorOf } from '../../actor-of.ts';

/** Whom a new listing belongs to: the caller, or for administrators the user they name. */
export async function ownerFor(ctx: RequestContext, named: number | undefined): Promise<number> {
  const actor = actorOf(ctx);
  if (actor.role !== 'ADMIN' || named === undefined) return actor.userId;
  const user = await ctx.db.user.findUnique({ where: { id: named }, select: { id: true } });
  if (!user) throw new InvalidInput([{ field: 'user.id', defaultMessage: 'is nobody who is registered' }]);
  return user.id;
}
