import { emailIn } from '../../../kernel/outbox/email-template.ts';
import type { Transaction } from '@africanscity/db/client';
import type { AppContext } from '../../../context.ts';
import { enqueueEmail } from '../../../kernel/outbox/emails.ts';
import { hearsFromUs } from '../../../kernel/outbox/personal-message.ts';
import { priceReviewEmail } from './price-review-email.ts';
import { reviewStored } from './price-reviews.sql.ts';

/**
 * Puts listings with an implausible price under review, so that they are hidden until an administrator confirms the price,
 * and releases those whose price was corrected. The usual price is the median of other open listings of the type and status in the
 * area, or when those are too few in the city, both as places. Emails the owners. Returns the number of new reviews.
 */
export async function reviewPrices(ctx: AppContext, tx: Transaction, ids: number[]): Promise<number> {
  const changed = await reviewStored(tx, ids, ctx.clock());
  const held = changed.filter((row) => row.held).map(({ id }) => id);
  if (held.length) await tellOwners(ctx, tx, held);
  return held.length;
}

async function tellOwners(ctx: AppContext, tx: Transaction, ids: number[]): Promise<void> {
  const listings = await tx.property.findMany({ where: { id: { in: ids } }, include: { owner: true } });
  for (const { owner, ...listing } of listings) {
    if (!hearsFromUs(owner)) continue;
    await enqueueEmail(ctx, tx, {
      to: owner.email,
      ...emailIn(owner, () => priceReviewEmail(owner, listing, ctx.config)),
    });
  }
}
