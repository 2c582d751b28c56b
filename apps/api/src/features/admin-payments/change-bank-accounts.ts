import type { BankAccount } from '@africanscity/contracts/payments';
import type { RequestContext } from '../../context.ts';
import { recordAct } from '../admin/record-act.ts';
import { bankAccounts, bankAccountsSetting as name } from '../payments/bank-accounts.ts';

/** Changes the list of accounts, one administrator at a time, and keeps who did. */
export async function changeBankAccounts(
  ctx: RequestContext,
  action: string,
  change: (accounts: BankAccount[]) => BankAccount[],
): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    await tx.setting.createMany({ data: [{ name, value: [] }], skipDuplicates: true });
    await tx.$queryRaw`SELECT 1 FROM settings WHERE name = ${name} FOR UPDATE`;
    const value = change(await bankAccounts({ db: tx, log: ctx.log }));
    await tx.setting.update({ where: { name }, data: { value } });
    await recordAct(ctx, tx, {
      action,
      subject: 'bank accounts',
      details: { after: { currencies: value.map(({ currency }) => currency) } },
    });
  });
}
