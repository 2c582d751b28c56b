import type { ModerationDecision } from '@africanscity/contracts/listing-moderation';
import type { RequestContext } from '../../context.ts';
import { Conflict } from '../../errors.ts';
import { recordAct } from '../admin/record-act.ts';
import { actOnListing, lockListing } from './act-on-listing.ts';
import { deletion } from './delete-listing.ts';
import { hiding } from './hide-listing.ts';
import { settleCase } from './settle-case.ts';

/** Decides what was reported or looked suspicious. The first decision stands; Conflict tells of it. */
export async function decideModeration(
  ctx: RequestContext,
  input: { id: number; decision: ModerationDecision; reason: string },
): Promise<void> {
  if (input.decision === 'keep') return keep(ctx, input);
  const act = input.decision === 'hide' ? hiding : deletion;
  await actOnListing(ctx, {
    action: 'decideModeration',
    ...input,
    async decide(listing, tx) {
      if ((await settleCase(tx, listing.id, 'UPHELD', ctx.clock())) === 0) throw alreadyDecided();
      return act(listing, input.reason, ctx.clock());
    },
  });
}

/** Nothing happens to the listing, so its owner hears nothing. */
async function keep(ctx: RequestContext, { id, reason }: { id: number; reason: string }): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const listing = await lockListing(ctx, tx, id);
    if ((await settleCase(tx, listing.id, 'DISMISSED', ctx.clock())) === 0) throw alreadyDecided();
    const act = { action: 'decideModeration', subject: `property ${id}`, reason, details: { after: { kept: true } } };
    await recordAct(ctx, tx, act);
  });
}

function alreadyDecided(): Conflict {
  return new Conflict('already_decided', 'Somebody decided this case already.');
}
