import { BankAccount } from '@africanscity/contracts/payments/payments';
import type { PaymentCurrency } from '@africanscity/contracts/payments/order-inputs';
import type { calls } from '@africanscity/contracts/payments/calls';
import type { Transaction } from '@africanscity/db/client';
import { z } from 'zod';
import type { AppContext, RequestContext } from '../../context.ts';
import { recordAct } from '../../kernel/audit.ts';
import { lockSetting } from '../../kernel/row-locks.sql.ts';
import { readSetting } from '../../kernel/settings.ts';
import type { Verb } from '../../verb.ts';

export const bankAccountsSetting = 'bankAccounts';

/** Returns the accounts for transfers, at most one per currency. None until an administrator adds them. */
export async function bankAccounts(
  ctx: Pick<AppContext, 'log'> & { db: Pick<Transaction, 'setting'> },
): Promise<BankAccount[]> {
  return (await readSetting(ctx, bankAccountsSetting, z.array(BankAccount))) ?? [];
}

/** Returns the currencies in which transfers can be made. */
export async function bankCurrencies(ctx: Parameters<typeof bankAccounts>[0]): Promise<PaymentCurrency[]> {
  return currenciesOf(await bankAccounts(ctx));
}

export async function getBankAccounts(ctx: RequestContext): Promise<BankAccount[]> {
  return bankAccounts(ctx);
}

export async function saveBankAccount(ctx: RequestContext, account: BankAccount): Promise<void> {
  await changeBankAccounts(ctx, 'saveBankAccount', (accounts) => [
    ...accounts.filter(({ currency }) => currency !== account.currency),
    account,
  ]);
}

export const deleteBankAccount: Verb<typeof calls.deleteBankAccount> = async (ctx, { currency }) => {
  await changeBankAccounts(ctx, 'deleteBankAccount', (accounts) =>
    accounts.filter((account) => account.currency !== currency),
  );
};

/** Changes the list of accounts. Serialises changes, and logs them. */
async function changeBankAccounts(
  ctx: RequestContext,
  action: string,
  change: (accounts: BankAccount[]) => BankAccount[],
): Promise<void> {
  const name = bankAccountsSetting;
  await ctx.db.$transaction(async (tx) => {
    await tx.setting.createMany({ data: [{ name, value: [] }], skipDuplicates: true });
    await lockSetting(tx, name);
    const before = await bankAccounts({ db: tx, log: ctx.log });
    const value = change(before);
    await tx.setting.update({ where: { name }, data: { value } });
    await recordAct(ctx, tx, {
      action,
      subject: 'bank accounts',
      details: { before: { currencies: currenciesOf(before) }, after: { currencies: currenciesOf(value) } },
    });
  });
}

function currenciesOf(accounts: BankAccount[]): PaymentCurrency[] {
  return accounts.map(({ currency }) => currency);
}
