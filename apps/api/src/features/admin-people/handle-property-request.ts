import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { recordAct } from '../admin/record-act.ts';
import { holdAccounts } from '../users/hold-accounts.ts';

interface Input {
  id: number;
  handled: boolean;
  note: string;
  close: boolean;
}

export async function handlePropertyRequest(ctx: RequestContext, input: Input): Promise<void> {
  const { id, handled, note, close } = input;
  await ctx.db.$transaction(async (tx) => {
    await holdAccounts(ctx, tx);
    const request = await tx.propertyRequest.findUnique({ where: { id } });
    if (!request) throw new NotFound('This request');
    const closedAt = request.closedAt ?? (close ? ctx.clock() : null);
    await tx.propertyRequest.update({
      where: { id },
      data: { handledAt: handled ? ctx.clock() : null, note, closedAt },
    });
    await recordAct(ctx, tx, {
      action: 'handlePropertyRequest',
      subject: `request ${id}`,
      details: {
        before: { handled: request.handledAt !== null, closed: request.closedAt !== null },
        after: { handled, closed: closedAt !== null },
      },
    });
  });
}
