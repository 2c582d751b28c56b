import type { BankAccount } from '@africanscity/contracts/payments';
import type { RequestContext } from '../../context.ts';
import { changeBankAccounts } from './change-bank-accounts.ts';

export async function saveBankAccount(ctx: RequestContext, account: BankAccount): Promise<void> {
  await changeBankAccounts(ctx, 'saveBankAccount', (accounts) => [
    ...accounts.filter(({ currency }) => currency !== account.currency),
    account,
  ]);
}
