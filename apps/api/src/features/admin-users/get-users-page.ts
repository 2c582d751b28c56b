import type { getUsersPage as endpoint } from '@africanscity/contracts/admin-users';
import type { EndpointInput, EndpointOutput } from '@africanscity/contracts/endpoint';
import type { RequestContext } from '../../context.ts';
import { presentPage } from '../listings/search/present-page.ts';
import { findUsers } from './find-users.ts';
import { presentManagedUser } from './present.ts';

export async function getUsersPage(
  ctx: RequestContext,
  input: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  const { ids, total } = await findUsers(ctx, input);
  const users = await ctx.db.user.findMany({
    where: { id: { in: ids } },
    include: { _count: { select: { properties: { where: { deletedAt: null } } } } },
  });
  const byId = new Map(users.map((user) => [user.id, user]));
  const rows = ids.flatMap((id) => {
    const user = byId.get(id);
    return user ? [presentManagedUser(user, user._count.properties)] : [];
  });
  return presentPage(rows, input, total);
}
