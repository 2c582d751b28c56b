import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { recordAct } from '../admin/record-act.ts';

/** Doing it again changes nothing. */
export async function handleContactMessage(
  ctx: RequestContext,
  input: { id: number; handled: boolean },
): Promise<void> {
  const { id, handled } = input;
  await ctx.db.$transaction(async (tx) => {
    const found = await tx.contactMessage.findUnique({ where: { id }, select: { id: true } });
    if (!found) throw new NotFound('This message');
    const { count } = await tx.contactMessage.updateMany({
      where: { id, handledAt: handled ? null : { not: null } },
      data: { handledAt: handled ? ctx.clock() : null },
    });
    if (count === 0) return;
    await recordAct(ctx, tx, {
      action: 'handleContactMessage',
      subject: `message ${id}`,
      details: { before: { handled: !handled }, after: { handled } },
    });
  });
}
