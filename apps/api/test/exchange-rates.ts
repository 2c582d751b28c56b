import type { TestApp } from './test-app.ts';

/** Sets what a US dollar costs in a currency from a day on. */
export function setRate(t: TestApp, currency: string, rate: string, day: string) {
  return t.ctx.db.exchangeRate.create({ data: { currency, rate, validFrom: new Date(day) } });
}

/** Removes all rates but these: 1600 naira and 600 CFA francs for a dollar. */
export async function resetRates(t: TestApp): Promise<void> {
  await t.ctx.db.exchangeRate.deleteMany();
  await setRate(t, 'NGN', '1600', '2026-01-05');
  await setRate(t, 'XOF', '600', '2026-01-05');
}
