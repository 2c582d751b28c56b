import * as texts from '@africanscity/messages/listings';
import type { Database } from '@africanscity/db/client';
import type { User } from '@africanscity/db/generated/client';
import type { AppContext, RequestContext } from '../../../context.ts';
import { InvalidInput, NotAllowed } from '../../../errors.ts';
import { actorOf } from '../../../kernel/caller.ts';

/**
 * Returns the owner whose listings the caller may import: null for any owner's, which is for administrators. Throws NotAllowed for
 * a user without an agency and without a package.
 */
export async function ownerOfImport(ctx: RequestContext, own: boolean): Promise<number | null> {
  const { userId, role } = actorOf(ctx);
  if (role === 'ADMIN') return own ? userId : null;
  if (!(await mayImport(ctx, { id: userId, role }))) throw new NotAllowed(texts.importsAreFor());
  return userId;
}

/**
 * Returns the account of an address that an administrator names as the owner of rows; null for a blank text. Throws InvalidInput
 * when there is none.
 */
export async function findNamedOwner(db: Database, email = ''): Promise<number | null> {
  if (email === '') return null;
  const owner = await db.user.findFirst({ where: { email, disabledAt: null }, select: { id: true } });
  if (owner) return owner.id;
  throw new InvalidInput([{ field: 'ownerEmail', defaultMessage: texts.noAccountNamed() }]);
}

/** Returns whether a user may import their own listings now. */
export async function mayImport(ctx: AppContext, { id, role }: Pick<User, 'id' | 'role'>): Promise<boolean> {
  if (role === 'ADMIN') return true;
  const [agencies, { hasPackage }] = await Promise.all([
    ctx.db.agencyMember.count({ where: { userId: id } }),
    ctx.hooks.listingQuota.readFree(ctx.db, id, ctx.clock()),
  ]);
  return agencies > 0 || hasPackage;
}

/** Returns which imports and feeds the caller may see: their own, and all for administrators. */
export function visibleImports(ctx: RequestContext): { ownerId?: number } {
  const { userId, role } = actorOf(ctx);
  return role === 'ADMIN' ? {} : { ownerId: userId };
}
