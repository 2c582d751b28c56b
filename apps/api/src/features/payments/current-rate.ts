import type { Transaction } from '@africanscity/db/client';
import type { ExchangeRate } from '@africanscity/db/generated/client';

/** The rate of ZWG that holds at a time: the latest set of those that have begun. Null while there is none. */
export async function currentRate(db: Pick<Transaction, 'exchangeRate'>, now: Date): Promise<ExchangeRate | null> {
  return db.exchangeRate.findFirst({
    where: { currency: 'ZWG', validFrom: { lte: now } },
    orderBy: [{ validFrom: 'desc' }, { id: 'desc' }],
  });
}
