import * as siteTexts from '@africanscity/messages/site';
import type { User } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../../context.ts';
import { NotFound } from '../../../errors.ts';
import { consume } from '../../../kernel/limits.ts';
import { presentPhone } from '../../../kernel/phones/present-phone.ts';
import { networkOf } from '../../../network.ts';
import { isKept } from '../core/taken-homes.ts';
import { countContactClick } from './contact-clicks.ts';

type Owner = Pick<User, 'phone' | 'phoneE164' | 'acceptsChats' | 'disabledAt'>;

/** The address of a WhatsApp chat with an owner who accepts chats from everyone; null for others and for numbers without WhatsApp. */
export function chatOf({ phone, phoneE164, acceptsChats, disabledAt }: Owner): string | null {
  if (!acceptsChats || disabledAt) return null;
  return presentPhone(phone, phoneE164)?.whatsapp ?? null;
}

/**
 * Returns the address of a WhatsApp chat with the owner of a listing, with a message to begin with. Pages don't contain the
 * number, so that programs can't collect numbers from them: each chat counts against the caller's network.
 */
export async function openChat(ctx: RequestContext, listingId: number, message: string): Promise<string> {
  const listing = await ctx.db.property.findFirst({
    where: { id: listingId, listedAs: { not: null } },
    include: { owner: true },
  });
  const chat = listing && !isKept(listing) ? chatOf(listing.owner) : null;
  if (!chat) throw new NotFound(siteTexts.listingNotFound());
  await consume(ctx, 'openChat', networkOf(ctx.address));
  await countContactClick(ctx, { propertyId: listingId, kind: 'whatsapp' });
  return message ? `${chat}?text=${encodeURIComponent(message)}` : chat;
}
