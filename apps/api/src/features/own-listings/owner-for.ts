import type { RequestContext } from '../../context.ts';
import { InvalidInput } from '../../errors.ts';
import { actorOf } from '../../actor-of.ts';

/** Whom a new listing belongs to: the caller, or for administrators the user they name. */
export async function ownerFor(ctx: RequestContext, named: number | undefined): Promise<number> {
  const actor = actorOf(ctx);
  if (actor.role !== 'ADMIN' || named === undefined) return actor.userId;
  const user = await ctx.db.user.findUnique({ where: { id: named, disabledAt: null }, select: { id: true } });
  if (!user) throw noSuchOwner();
  return user.id;
}

export function noSuchOwner(): InvalidInput {
  return new InvalidInput([
    { field: 'user.id', defaultMessage: 'must be somebody who is registered and not disabled' },
  ]);
}
