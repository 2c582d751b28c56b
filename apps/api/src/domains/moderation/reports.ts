import * as texts from '@africanscity/messages/moderation';
import * as siteTexts from '@africanscity/messages/site';
import type { ReportReason } from '@africanscity/contracts/moderation/reports';
import type { RequestContext } from '../../context.ts';
import { Conflict, NotAllowed, NotFound } from '../../errors.ts';
import { actorOf } from '../../kernel/caller.ts';
import { consume } from '../../kernel/limits.ts';
import { lockAccountsShared } from '../accounts/lock-accounts.ts';
import { maySeeListing } from '../listings/core/policy.ts';

interface Input {
  propertyId: number;
  reason: ReportReason;
  details: string;
}

/**
 * Stores a report for the administrators. Requires an account, so that one person counts once; a user who met a fraudulent
 * owner had to log in to see the contacts. Throws Conflict the second time.
 */
export async function saveListingReport(ctx: RequestContext, input: Input): Promise<void> {
  const actor = actorOf(ctx);
  const { propertyId, reason, details } = input;
  const property = await ctx.db.property.findUnique({ where: { id: propertyId } });
  if (!property || !maySeeListing(actor, property)) throw new NotFound(siteTexts.listingNotFound());
  if (property.ownerId === actor.userId) throw new NotAllowed(texts.ownListingEditDelete());
  await consume(ctx, 'saveListingReport', actor.userId);
  // The unique key decides, so that racing copies of a request leave one report.
  const { count } = await ctx.db.$transaction(async (tx) => {
    await lockAccountsShared(ctx, tx);
    return tx.listingReport.createMany({
      data: [{ propertyId, reporterId: actor.userId, reason, details }],
      skipDuplicates: true,
    });
  });
  if (count === 0) throw new Conflict('already_reported', texts.reportedListingAlreadyWe());
}
