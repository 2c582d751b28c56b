import type { PaymentCurrency } from '@africanscity/contracts/payments';
import type { RequestContext } from '../../context.ts';
import { changeBankAccounts } from './change-bank-accounts.ts';

export async function deleteBankAccount(
  ctx: RequestContext,
  { currency }: { currency: PaymentCurrency },
): Promise<void> {
  await changeBankAccounts(ctx, 'deleteBankAccount', (accounts) =>
    accounts.filter((account) => account.currency !== currency),
  );
}
