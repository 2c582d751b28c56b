import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { mayConsume } from '../../kernel/limits.ts';
import { networkOf } from '../../network.ts';

/** Taps of a kind that a listing can have in a day: more is nobody's interest. */
const mostADay = 10_000;

/** Counts a tap on WhatsApp or a telephone number, and keeps nothing of who it was. */
export async function recordContactTap(
  ctx: RequestContext,
  { propertyId, kind }: { propertyId: number; kind: 'whatsapp' | 'call' },
): Promise<void> {
  const listing = await ctx.db.property.findFirst({
    where: { id: propertyId, listedAs: { not: null } },
    select: { id: true },
  });
  if (!listing) throw new NotFound('This listing');
  // Whoever taps gets to their chat or call in any case, so an answer that tells of the limit would serve nobody.
  if (!(await mayConsume(ctx, 'recordContactTap', `${networkOf(ctx.address)} ${propertyId}`))) return;
  const day = ctx.clock().toISOString().slice(0, 10);
  const [whatsapp, call] = [kind === 'whatsapp' ? 1 : 0, kind === 'call' ? 1 : 0];
  await ctx.db.$executeRaw`
    INSERT INTO listing_tap_days AS taps (property_id, day, whatsapp, call)
    VALUES (${propertyId}, ${day}::date, ${whatsapp}::int, ${call}::int)
    ON CONFLICT (property_id, day) DO UPDATE
    SET whatsapp = least(taps.whatsapp + excluded.whatsapp, ${mostADay}::int),
      call = least(taps.call + excluded.call, ${mostADay}::int)`;
}
