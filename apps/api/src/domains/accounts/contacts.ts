import type { Contact } from '@africanscity/contracts/wire';
import type { calls } from '@africanscity/contracts/accounts/calls';
import type { UserContact } from '@africanscity/db/generated/client';
import type { z } from 'zod';
import type { RequestContext } from '../../context.ts';
import { actorOf } from '../../kernel/caller.ts';
import { toE164 } from '../../kernel/phones/phone-numbers.ts';
import { presentPhone } from '../../kernel/phones/present-phone.ts';
import type { Verb } from '../../verb.ts';
import { lockCaller } from './lock-accounts.ts';
import { phoneCountries } from './phones.ts';

export async function getContacts(ctx: RequestContext): Promise<z.infer<typeof Contact>[]> {
  const rows = await ctx.db.userContact.findMany({
    where: { userId: actorOf(ctx).userId },
    orderBy: { position: 'asc' },
  });
  return rows.map(presentContact);
}

export function presentContact({ type, value, phoneE164 }: UserContact): z.infer<typeof Contact> {
  return { type, value, phoneLinks: presentPhone(value, phoneE164) };
}

export const saveContacts: Verb<typeof calls.saveContacts> = async (ctx, { contacts }) => {
  const { userId } = actorOf(ctx);
  await ctx.db.$transaction(async (tx) => {
    // Serialises concurrent saves, so that one of the lists stays whole.
    await lockCaller(ctx, tx);
    const { country } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { country: true } });
    const countries = await phoneCountries(tx, { id: userId, country });
    await tx.userContact.deleteMany({ where: { userId } });
    await tx.userContact.createMany({
      data: contacts.map(({ type, value }, position) => ({
        userId,
        type,
        value,
        position,
        phoneE164: toE164(value, countries),
      })),
    });
  });
};
