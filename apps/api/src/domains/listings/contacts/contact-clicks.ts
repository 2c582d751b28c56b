import * as siteTexts from '@africanscity/messages/site';
import type { RequestContext } from '../../../context.ts';
import { NotFound } from '../../../errors.ts';
import { mayConsume } from '../../../kernel/limits.ts';
import { networkOf } from '../../../network.ts';
import { countClick } from './contacts.sql.ts';

/** Maximum of clicks of a kind per listing and day: more are not genuine. */
const mostADay = 10_000;

interface Click {
  propertyId: number;
  kind: 'whatsapp' | 'call';
}

/** Counts a click on WhatsApp or a telephone number, without personal data. Throws NotFound for a listing that is not on the site. */
export async function recordContactTap(ctx: RequestContext, { propertyId, kind }: Click): Promise<void> {
  const listing = await ctx.db.property.findFirst({
    where: { id: propertyId, listedAs: { not: null } },
    select: { id: true },
  });
  if (!listing) throw new NotFound(siteTexts.listingNotFound());
  await countContactClick(ctx, { propertyId, kind });
}

/** Counts a click about a listing that the caller has found on the site. */
export async function countContactClick(ctx: RequestContext, { propertyId, kind }: Click): Promise<void> {
  // The chat or call opens in any case, so an error about the limit would help no user.
  if (!(await mayConsume(ctx, 'recordContactTap', `${networkOf(ctx.address)} ${propertyId}`))) return;
  const day = ctx.clock().toISOString().slice(0, 10);
  const [whatsapp, call] = [kind === 'whatsapp' ? 1 : 0, kind === 'call' ? 1 : 0];
  await countClick(ctx.db, { propertyId, day, whatsapp, call, mostADay });
}
