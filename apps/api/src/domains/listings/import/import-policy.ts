import type { RequestContext } from '../../../context.ts';
import { NotAllowed } from '../../../errors.ts';
import { actorOf } from '../../../kernel/caller.ts';

/**
 * Returns the owner whose listings the caller may import: null for any owner's, which is for administrators. Throws NotAllowed for
 * a user without an agency and without a package.
 */
export async function ownerOfImport(ctx: RequestContext, own: boolean): Promise<number | null> {
  const { userId, role } = actorOf(ctx);
  if (role === 'ADMIN') return own ? userId : null;
  const [agencies, { hasPackage }] = await Promise.all([
    ctx.db.agencyMember.count({ where: { userId } }),
    ctx.hooks.listingQuota.readFree(ctx.db, userId, ctx.clock()),
  ]);
  if (agencies === 0 && !hasPackage)
    throw new NotAllowed('Imports are for agencies and for owners with a package. Choose a package under Pricing.');
  return userId;
}

/** Returns which imports the caller may see: their own, and all for administrators. */
export function visibleImports(ctx: RequestContext): { ownerId?: number } {
  const { userId, role } = actorOf(ctx);
  return role === 'ADMIN' ? {} : { ownerId: userId };
}
