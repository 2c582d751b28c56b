import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';

export async function getContacts(ctx: RequestContext): Promise<{ type: string; value: string }[]> {
  return ctx.db.userContact.findMany({
    where: { userId: actorOf(ctx).userId },
    orderBy: { position: 'asc' },
    select: { type: true, value: true },
  });
}
