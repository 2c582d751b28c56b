import type { BankAccount } from '@africanscity/contracts/payments';
import type { RequestContext } from '../../context.ts';
import { bankAccounts } from '../payments/bank-accounts.ts';

export async function getBankAccounts(ctx: RequestContext): Promise<BankAccount[]> {
  return bankAccounts(ctx);
}
