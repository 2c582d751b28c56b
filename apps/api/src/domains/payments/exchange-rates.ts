import type { ExchangeRateRow } from '@africanscity/contracts/payments/managed-payments';
import type { Transaction } from '@africanscity/db/client';
import type { ExchangeRate } from '@africanscity/db/generated/client';
import type { AppContext, RequestContext } from '../../context.ts';
import { InvalidInput } from '../../errors.ts';
import { recordAct } from '../../kernel/audit.ts';
import { actorOf } from '../../kernel/caller.ts';
import { fullName } from '../../kernel/people.ts';
import { bankAccounts } from './bank-accounts.ts';
import { presentDay } from './present.ts';

/** Returns the rate of ZWG at a time: the latest of those that have begun. Null when there is none. */
export async function currentRate(db: Pick<Transaction, 'exchangeRate'>, now: Date): Promise<ExchangeRate | null> {
  return db.exchangeRate.findFirst({
    where: { currency: 'ZWG', validFrom: { lte: now } },
    orderBy: [{ validFrom: 'desc' }, { id: 'desc' }],
  });
}

export async function getExchangeRate(ctx: RequestContext) {
  const rate = await currentRate(ctx.db, ctx.clock());
  return {
    currency: 'ZWG' as const,
    rate: rate?.rate.toString() ?? null,
    validFrom: rate && presentDay(rate.validFrom),
  };
}

/** Returns whether local currency has a way to pay, online or by transfer, but no exchange rate. */
export async function isRateMissing(ctx: AppContext): Promise<boolean> {
  if (await currentRate(ctx.db, ctx.clock())) return false;
  if (ctx.payments.gateway?.accounts.includes('ZWG')) return true;
  return (await bankAccounts(ctx)).some(({ currency }) => currency === 'ZWG');
}

export async function getExchangeRates(ctx: RequestContext): Promise<ExchangeRateRow[]> {
  const rows = await ctx.db.exchangeRate.findMany({
    orderBy: [{ validFrom: 'desc' }, { id: 'desc' }],
    take: 50,
    include: { actor: true },
  });
  return rows.map(({ id, currency, rate, validFrom, createdAt, actor }) => ({
    id,
    currency,
    rate: rate.toString(),
    validFrom: presentDay(validFrom),
    createdAt: createdAt.toISOString(),
    actor: actor && fullName(actor),
  }));
}

const longestAheadMs = 366 * 24 * 3_600_000;

export async function saveExchangeRate(
  ctx: RequestContext,
  { currency, rate, validFrom }: { currency: string; rate: string; validFrom: string },
): Promise<void> {
  const { userId: actorId } = actorOf(ctx);
  const now = ctx.clock();
  // A rate in the past would change no payment, but look as if it had.
  if (validFrom < presentDay(now)) throw invalidDay(`must not be before today, ${presentDay(now)}`);
  if (new Date(validFrom).getTime() > now.getTime() + longestAheadMs) throw invalidDay('must be within a year');
  await ctx.db.$transaction(async (tx) => {
    // The rate that it replaces from that day on.
    const before = await tx.exchangeRate.findFirst({
      where: { currency, validFrom: { lte: new Date(validFrom) } },
      orderBy: [{ validFrom: 'desc' }, { id: 'desc' }],
    });
    const { id } = await tx.exchangeRate.create({
      data: { currency, rate, validFrom: new Date(validFrom), actorId, createdAt: now },
    });
    await recordAct(ctx, tx, {
      action: 'saveExchangeRate',
      subject: `exchange rate ${id}`,
      details: {
        ...(before && { before: { currency, rate: before.rate.toString(), validFrom: presentDay(before.validFrom) } }),
        after: { currency, rate, validFrom },
      },
    });
  });
}

function invalidDay(defaultMessage: string): InvalidInput {
  return new InvalidInput([{ field: 'validFrom', defaultMessage }]);
}
