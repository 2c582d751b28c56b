import type { RequestContext } from '../../context.ts';
import { actorOf } from '../../kernel/caller.ts';
import { lockCaller } from './hold-accounts.ts';

export async function getContacts(ctx: RequestContext): Promise<{ type: string; value: string }[]> {
  return ctx.db.userContact.findMany({
    where: { userId: actorOf(ctx).userId },
    orderBy: { position: 'asc' },
    select: { type: true, value: true },
  });
}

export async function saveContacts(
  ctx: RequestContext,
  { contacts }: { contacts: { type: string; value: string }[] },
): Promise<void> {
  const { userId } = actorOf(ctx);
  await ctx.db.$transaction(async (tx) => {
    // Two at once take turns, so that one of the lists stays whole.
    await lockCaller(ctx, tx);
    await tx.userContact.deleteMany({ where: { userId } });
    await tx.userContact.createMany({
      data: contacts.map(({ type, value }, position) => ({ userId, type, value, position })),
    });
  });
}
