import { randomBytes } from 'node:crypto';
import type { RequestContext } from '../../context.ts';

/** The day's salt, made by whichever copy of the server comes first. */
export async function saltOf(ctx: RequestContext, day: string): Promise<Uint8Array> {
  const existing = await ctx.db.listingViewSalt.findUnique({ where: { day: new Date(day) } });
  if (existing) return existing.salt;
  await ctx.db.$executeRaw`
    INSERT INTO listing_view_salts (day, salt) VALUES (${day}::date, ${randomBytes(32)}) ON CONFLICT DO NOTHING`;
  return (await ctx.db.listingViewSalt.findUniqueOrThrow({ where: { day: new Date(day) } })).salt;
}
