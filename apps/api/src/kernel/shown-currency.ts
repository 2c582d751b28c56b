import * as texts from '@africanscity/messages/site';
import { signOf } from '@africanscity/contracts/currencies';
import type { ChosenCurrency } from '@africanscity/contracts/rendered-page';
import type { AppContext } from '../context.ts';
import { rateOf } from './exchange-rates.ts';
import { longDay } from './long-day.ts';

/** A rate is called old from this age on. */
const oldMs = 8 * 24 * 60 * 60 * 1000;

/** Presents a currency with the rate at which dollars are shown in it, and the day of the rate. */
export function presentCurrency(code: string, rate: number, rateDate: Date, now: Date): ChosenCurrency {
  const day = longDay(rateDate);
  const isOld = now.getTime() - rateDate.getTime() >= oldMs;
  return {
    code,
    sign: signOf(code),
    rate,
    note: texts.exchangeRateOf({ day }),
    old: isOld ? texts.atRateOf({ day }) : '',
  };
}

/** Returns a currency with its present rate. Null for US dollars, and for a currency without a rate. */
export async function readCurrency(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  code: string | undefined,
): Promise<ChosenCurrency | null> {
  if (code === undefined || code === 'USD') return null;
  const now = clock();
  const found = await rateOf(db, code, now);
  return found && presentCurrency(code, found.rate.toNumber(), found.validFrom, now);
}
