import * as texts from '@africanscity/messages/moderation';
import type { ModerationCase } from '@africanscity/contracts/moderation/queue';
import type { calls } from '@africanscity/contracts/moderation/calls';
import type { Transaction } from '@africanscity/db/client';
import type { RequestContext } from '../../context.ts';
import { Conflict } from '../../errors.ts';
import { recordAct } from '../../kernel/audit.ts';
import { actorOf } from '../../kernel/caller.ts';
import { presentPage } from '../../kernel/paging.ts';
import type { Verb } from '../../verb.ts';
import { explainHidden, hiddenBy } from '../listings/core/policy.ts';
import { actOnListing, lockListing, type ModeratedListing, settleCase, tellOwner } from './listing-acts.ts';
import { presentCase, withCase } from './present.ts';
import { deletion, hiding } from './visibility.ts';
import { type AskedCases, countOpenCases, selectCases } from './moderation.sql.ts';

/** Returns open cases, grouped by listing. The cost depends on reports and findings, not on the number of listings. */
export async function getModerationQueue(ctx: RequestContext, input: AskedCases) {
  const rows = await selectCases(ctx.db, input);
  const total = rows[0]?.total ?? (input.page ? await countCases(ctx, input) : 0);
  return presentPage<ModerationCase>(
    await readCases(
      ctx,
      rows.map(({ id }) => id),
    ),
    input,
    total,
  );
}

async function countCases(ctx: RequestContext, input: AskedCases): Promise<number> {
  const [row] = await countOpenCases(ctx.db, input);
  return row?.total ?? 0;
}

/** Decides the open reports and suspicions of a listing. The first decision is final; a later one gets Conflict. */
export const decideModeration: Verb<typeof calls.decideModeration> = async (ctx, input) => {
  if (input.decision === 'keep') return keep(ctx, input);
  const act = input.decision === 'hide' ? hiding : deletion;
  await actOnListing(ctx, {
    action: 'decideModeration',
    ...input,
    async decide(listing, tx) {
      if ((await settleCase(tx, listing.id, 'upheld', ctx.clock())) === 0) throw alreadyDecided();
      if (act === hiding && listing.hiddenByTeamAt && !listing.deletedAt) return staysHidden;
      return act(listing, input.reason, ctx.clock());
    },
  });
};

/** For a listing that the team hides already, the owner has the reason. */
const staysHidden = { change: null, details: { after: { stayedHidden: true } } };

/** Confirms a price under review; the owner learns only of that. */
async function keep(ctx: RequestContext, { id, reason }: { id: number; reason: string }): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const listing = await lockListing(ctx, tx, id);
    if ((await settleCase(tx, listing.id, 'dismissed', ctx.clock())) === 0) throw alreadyDecided();
    const held = listing.priceHeldAt !== null;
    const act = { action: 'decideModeration', subject: `property ${id}`, reason };
    await recordAct(ctx, tx, { ...act, details: { after: { kept: true, ...(held && { priceConfirmed: true }) } } });
    if (held) await confirmPrice(ctx, tx, listing, reason);
  });
}

/** Shows a listing whose price was under review, unless another reason hides it. The same price is never reviewed again. */
async function confirmPrice(
  ctx: RequestContext,
  tx: Transaction,
  listing: ModeratedListing,
  reason: string,
): Promise<void> {
  const { id, price } = listing;
  await tx.property.update({
    where: { id },
    data: { confirmedPrice: price, priceHeldAt: null, usualPrice: null, version: { increment: 1 } },
  });
  const others = hiddenBy({ ...listing, priceHeldAt: null });
  if (listing.ownerId === actorOf(ctx).userId) return;
  await tellOwner(ctx, tx, listing, {
    happened: texts.listingPriceConfirmed,
    advice: () => (others.length ? texts.staysHidden({ reasons: explainHidden(others, listing) }) : texts.onSiteNow()),
    reason,
  });
}

function alreadyDecided(): Conflict {
  return new Conflict('already_decided', texts.someoneAlreadyDecidedCase());
}

/** Returns the open cases of each of these listings, in their order. */
async function readCases(ctx: RequestContext, ids: number[]): Promise<ModerationCase[]> {
  const rows = await ctx.db.property.findMany({ where: { id: { in: ids } }, include: withCase });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return (row && presentCase(ctx.config, row)) ?? [];
  });
}
