import { getPriceCurrencies } from '@africanscity/contracts/listings/calls/price-currencies';
import type { PriceCurrency } from '@africanscity/contracts/listings/price-currencies';
import type { ChosenCurrency } from '@africanscity/contracts/rendered-page';
import { parseCookie } from 'cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext, Config } from '../../context.ts';
import { rememberedSeconds, writeCookie } from '../../kernel/cookies.ts';
import { createLocalCall } from '../operations.ts';
import { presentCurrency } from '../../kernel/shown-currency.ts';

const name = 'currency';

/** Milliseconds for which rates are kept, so that a cached page costs no query. */
const keptMs = 60_000;

/** US dollars as a choice: amounts that have no currency of their own are in dollars, also on pages of a place. */
const dollars: ChosenCurrency = { code: 'USD', sign: '$', rate: 1, note: '', old: '' };

/**
 * Returns a function that reads the currency that a visitor chose, or else that of the brand, with its rate. An unknown currency and one without a rate count as no
 * choice, so that cookies cannot fill the page cache.
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
    // An empty cookie is the choice of prices as owners ask them.
    const code = parseCookie(headers.cookie ?? '')[name] ?? ctx.config.brand.currency ?? undefined;
    if (code === 'USD') return dollars;
    if (code === undefined || !/^[A-Z]{3}$/.test(code)) return null;
    const now = ctx.clock();
    const found = (await currentRates(now.getTime())).get(code);
    return found?.rateDate ? presentCurrency(code, found.rate, new Date(found.rateDate), now) : null;
  };
}

/**
 * Returns the Set-Cookie header that stores the choice on the device: the code of a currency, without personal data. Any other text is no
 * choice.
 */
export function currencyCookie(config: Pick<Config, 'publicUrl'>, code: string): string {
  return writeCookie(config, { name, value: /^[A-Z]{3}$/.test(code) ? code : '', maxAge: rememberedSeconds });
}
