import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';
import { InvalidInput } from '../../errors.ts';
import { recordAct } from '../admin/record-act.ts';
import { presentDay } from '../payments/present.ts';

const longestAheadMs = 366 * 24 * 3_600_000;

export async function saveExchangeRate(
  ctx: RequestContext,
  { rate, validFrom }: { rate: string; validFrom: string },
): Promise<void> {
  const { userId: actorId } = actorOf(ctx);
  const now = ctx.clock();
  // A rate of the past would not change a single payment, but look as if it had.
  if (validFrom < presentDay(now)) throw invalidDay(`must not be before today, ${presentDay(now)}`);
  if (new Date(validFrom).getTime() > now.getTime() + longestAheadMs) throw invalidDay('must be within a year');
  await ctx.db.$transaction(async (tx) => {
    const { id } = await tx.exchangeRate.create({
      data: { currency: 'ZWG', rate, validFrom: new Date(validFrom), actorId, createdAt: now },
    });
    await recordAct(ctx, tx, {
      action: 'saveExchangeRate',
      subject: `exchange rate ${id}`,
      details: { after: { rate, validFrom } },
    });
  });
}

function invalidDay(defaultMessage: string): InvalidInput {
  return new InvalidInput([{ field: 'validFrom', defaultMessage }]);
}
