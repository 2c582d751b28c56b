import type { Transaction } from '@africanscity/db/client';
import type { AppContext, RequestContext } from '../context.ts';
import { networkOf } from '../network.ts';
import { mayConsume } from './limits.ts';
import { deleteSpamForms } from './spam-forms.sql.ts';

const keptDays = 30;
const dayMs = 86_400_000;
/** Limit in characters of the text in the hidden field. */
const longestTrap = 200;

/**
 * Returns whether a form has its hidden field filled, which people neither see nor reach. Stores such a form for 30 days, up
 * to 20 an hour per network, so that an administrator can forward a person's message after all.
 */
export async function isCaught(
  ctx: RequestContext,
  call: string,
  { topping, ...form }: { topping: string },
): Promise<boolean> {
  if (topping === '') return false;
  if (await mayConsume(ctx, 'spamForms', networkOf(ctx.address))) {
    const data = { call, form: asTexts(form), trap: topping.slice(0, longestTrap), createdAt: ctx.clock() };
    await ctx.db.spamForm.create({ data });
  }
  return true;
}

/** Fields as a client sends them. */
function asTexts(form: object): Record<string, string> {
  const texts: [string, string][] = [];
  for (const [field, value] of Object.entries(form) as [string, unknown][]) {
    if (value === null || value === undefined) continue;
    texts.push([field, value instanceof Date ? value.toISOString() : String(value)]);
  }
  return Object.fromEntries(texts);
}

/** Deletes forms older than 30 days. */
export async function deleteOldSpamForms(ctx: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  await ctx.db.spamForm.deleteMany({
    where: { createdAt: { lt: new Date(ctx.clock().getTime() - keptDays * dayMs) } },
  });
}

/** Deletes the forms with the address of a deleted account. */
export async function forgetSpamForms(tx: Transaction, address: string): Promise<void> {
  await deleteSpamForms(tx, address);
}
