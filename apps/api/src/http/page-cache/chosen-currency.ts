import { signOf } from '@africanscity/contracts/currencies';
import { getPriceCurrencies } from '@africanscity/contracts/listings/calls/price-currencies';
import type { PriceCurrency } from '@africanscity/contracts/listings/price-currencies';
import type { ChosenCurrency } from '@africanscity/contracts/rendered-page';
import { parseCookie } from 'cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext, Config } from '../../context.ts';
import { rememberedSeconds, writeCookie } from '../../kernel/cookies.ts';
import { createLocalCall } from '../operations.ts';
import { longDay } from '../../kernel/long-day.ts';

const name = 'currency';

/** Milliseconds for which rates are kept, so that a cached page costs no query. */
const keptMs = 60_000;

/** A rate is called old from this age on. */
const oldMs = 8 * 24 * 60 * 60 * 1000;

/**
 * Returns a function that reads the currency that a visitor chose, with its rate. An unknown currency, one without a rate and
 * US dollars count as no choice, so that cookies cannot fill the page cache.
 */
export function createCurrencyReader(app: FastifyInstance, ctx: AppContext) {
  let kept: { readAt: number; rates: Promise<Map<string, PriceCurrency>> } | undefined;

  async function readRates(): Promise<Map<string, PriceCurrency>> {
    const call = createLocalCall({ ...ctx, memo: new Map() }, app.operations);
    const currencies = (await call(getPriceCurrencies, {})) as PriceCurrency[];
    return new Map(currencies.map((one) => [one.currency, one]));
  }

  function currentRates(now: number): Promise<Map<string, PriceCurrency>> {
    if (kept && kept.readAt <= now && now - kept.readAt < keptMs) return kept.rates;
    const before = kept?.rates;
    // Without the database the last rates are kept, as cached pages are.
    const rates = readRates().catch(() => before ?? new Map<string, PriceCurrency>());
    kept = { readAt: now, rates };
    return rates;
  }

  return async ({ headers }: FastifyRequest): Promise<ChosenCurrency | null> => {
    const code = parseCookie(headers.cookie ?? '')[name];
    if (code === undefined || code === 'USD' || !/^[A-Z]{3}$/.test(code)) return null;
    const now = ctx.clock().getTime();
    const found = (await currentRates(now)).get(code);
    return found?.rateDate ? presentCurrency(code, found.rate, new Date(found.rateDate), now) : null;
  };
}

function presentCurrency(code: string, rate: number, rateDate: Date, now: number): ChosenCurrency {
  const day = longDay(rateDate);
  const isOld = now - rateDate.getTime() >= oldMs;
  return { code, sign: signOf(code), rate, note: `Exchange rate of ${day}`, old: isOld ? `at the rate of ${day}` : '' };
}

/** Returns the Set-Cookie header that stores the choice on the device: the code of a currency, without personal data. */
export function currencyCookie(config: Pick<Config, 'publicUrl'>, code: string): string {
  return writeCookie(config, { name, value: /^[A-Z]{3}$/.test(code) ? code : 'USD', maxAge: rememberedSeconds });
}
