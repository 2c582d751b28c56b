import { BankAccount } from '@africanscity/contracts/payments';
import { z } from 'zod';
import type { Transaction } from '@africanscity/db/client';
import type { AppContext } from '../../context.ts';

/** Name of the setting. */
export const bankAccountsSetting = 'bankAccounts';

/** Accounts that transfers go to, at most one a currency. None until an administrator names them. */
export async function bankAccounts(
  ctx: Pick<AppContext, 'log'> & { db: Pick<Transaction, 'setting'> },
): Promise<BankAccount[]> {
  const setting = await ctx.db.setting.findUnique({ where: { name: bankAccountsSetting } });
  if (!setting) return [];
  const value = z.array(BankAccount).safeParse(setting.value);
  if (!value.success) ctx.log.warn({ setting: bankAccountsSetting }, 'a setting is not in the shape it must have');
  return value.data ?? [];
}
