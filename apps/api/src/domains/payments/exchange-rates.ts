import * as texts from '@africanscity/messages/payments';
import type { ExchangeRateRow } from '@africanscity/contracts/payments/managed-payments';
import type { calls } from '@africanscity/contracts/payments/calls';
import type { Transaction } from '@africanscity/db/client';
import type { ExchangeRate } from '@africanscity/db/generated/client';
import type { AppContext, RequestContext } from '../../context.ts';
import { InvalidInput } from '../../errors.ts';
import { recordAct } from '../../kernel/audit.ts';
import { actorOf } from '../../kernel/caller.ts';
import { currentRates, rateOf } from '../../kernel/exchange-rates.ts';
import { fullName } from '../../kernel/people.ts';
import type { Verb } from '../../verb.ts';
import { bankAccounts } from './bank-accounts.ts';
import { presentDay } from './present.ts';

/** Returns the rate of ZWG at a time. Null when there is none. */
export async function currentRate(db: Pick<Transaction, 'exchangeRate'>, now: Date): Promise<ExchangeRate | null> {
  return rateOf(db, 'ZWG', now);
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

const oldAfterMs = 7 * 86_400_000;

/** Returns whether a current rate began, and was last confirmed by its source, more than a week ago. */
function isOld({ validFrom, confirmedAt }: ExchangeRate, now: Date): boolean {
  return now.getTime() - Math.max(validFrom.getTime(), confirmedAt.getTime()) > oldAfterMs;
}

/** Returns how many current rates are more than a week old. */
export async function countOldRates(ctx: AppContext): Promise<number> {
  const now = ctx.clock();
  return (await currentRates(ctx.db, now)).filter((rate) => isOld(rate, now)).length;
}

const mostSet = 50;

/** Returns the rates that count today and the latest that administrators set, the newest first. */
export async function getExchangeRates(ctx: RequestContext): Promise<ExchangeRateRow[]> {
  const now = ctx.clock();
  const newestFirst = [{ validFrom: 'desc' as const }, { id: 'desc' as const }];
  const [current, set] = await Promise.all([
    currentRates(ctx.db, now),
    ctx.db.exchangeRate.findMany({
      where: { source: null },
      orderBy: newestFirst,
      take: mostSet,
      select: { id: true },
    }),
  ]);
  const currentIds = new Set(current.map(({ id }) => id));
  const rows = await ctx.db.exchangeRate.findMany({
    where: { id: { in: [...currentIds, ...set.map(({ id }) => id)] } },
    orderBy: newestFirst,
    include: { actor: true },
  });
  return rows.map((row) => ({
    id: row.id,
    currency: row.currency,
    rate: row.rate.toString(),
    validFrom: presentDay(row.validFrom),
    createdAt: row.createdAt.toISOString(),
    actor: row.actor && fullName(row.actor),
    source: row.source,
    current: currentIds.has(row.id),
    old: currentIds.has(row.id) && isOld(row, now),
  }));
}

const longestAheadMs = 366 * 24 * 3_600_000;

export const saveExchangeRate: Verb<typeof calls.saveExchangeRate> = async (ctx, { currency, rate, validFrom }) => {
  const { userId: actorId } = actorOf(ctx);
  const now = ctx.clock();
  // A rate in the past would change no payment, but look as if it had.
  if (validFrom < presentDay(now)) throw invalidDay(texts.notBeforeToday({ today: presentDay(now) }));
  if (new Date(validFrom).getTime() > now.getTime() + longestAheadMs) throw invalidDay(texts.withinAYear());
  await ctx.db.$transaction(async (tx) => {
    // The rate that it replaces from that day on.
    const before = await tx.exchangeRate.findFirst({
      where: { currency, validFrom: { lte: new Date(validFrom) } },
      orderBy: [{ validFrom: 'desc' }, { id: 'desc' }],
    });
    const { id } = await tx.exchangeRate.create({
      data: { currency, rate, validFrom: new Date(validFrom), actorId, createdAt: now, confirmedAt: now },
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
};

function invalidDay(defaultMessage: string): InvalidInput {
  return new InvalidInput([{ field: 'validFrom', defaultMessage }]);
}
