import type { Transaction } from '@africanscity/db/client';
import type { RequestContext } from '../../context.ts';
import { toE164 } from '../../kernel/phones/phone-numbers.ts';

/** Returns the countries of an account's local numbers: its own country, or that of its latest listing. */
export async function phoneCountries(
  tx: Transaction,
  account: { id: number; country: string | null },
): Promise<(string | null)[]> {
  const listing = await tx.property.findFirst({
    where: { ownerId: account.id, country: { not: null } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { country: true },
  });
  return [account.country, listing?.country ?? null];
}

/** Returns the country of the caller's account; null for an anonymous caller. */
export async function callerCountry(ctx: RequestContext): Promise<string | null> {
  if (!ctx.actor) return null;
  const user = await ctx.db.user.findUnique({ where: { id: ctx.actor.userId }, select: { country: true } });
  return user?.country ?? null;
}

/** Reads the local numbers among an account's further contacts again, after its country changed. */
export async function readContactPhones(
  tx: Transaction,
  userId: number,
  countries: readonly (string | null)[],
): Promise<void> {
  for (const { id, value, phoneE164 } of await tx.userContact.findMany({ where: { userId } })) {
    const read = toE164(value, countries);
    if (read !== phoneE164) await tx.userContact.update({ where: { id }, data: { phoneE164: read } });
  }
}
