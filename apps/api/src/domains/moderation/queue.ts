import type { ModerationCase, ModerationDecision } from '@africanscity/contracts/moderation/queue';
import type { Transaction } from '@africanscity/db/client';
import { Prisma } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../context.ts';
import { Conflict } from '../../errors.ts';
import { recordAct } from '../../kernel/audit.ts';
import { actorOf } from '../../kernel/caller.ts';
import { likePattern } from '../../kernel/like-pattern.ts';
import { presentPage, searchedId, skipTo } from '../../kernel/paging.ts';
import { explainHidden, hiddenBy } from '../listings/core/policy.ts';
import { actOnListing, lockListing, type ModeratedListing, settleCase, tellOwner } from './listing-acts.ts';
import { presentCase, withCase } from './present.ts';
import { deletion, hiding } from './visibility.ts';

interface Input {
  page: number;
  size: number;
  search: string;
  sort: { column: 'reports' | 'firstAt' | 'lastAt'; direction: 'asc' | 'desc' };
  kind?: 'reported' | 'suspicious';
}

/** Returns open cases, grouped by listing. The cost depends on reports and findings, not on the number of listings. */
export async function getModerationQueue(ctx: RequestContext, input: Input) {
  const { page, sort } = input;
  const column = Prisma.raw({ reports: 'reports', firstAt: 'first_at', lastAt: 'last_at' }[sort.column]);
  const direction = Prisma.raw(sort.direction === 'asc' ? 'ASC' : 'DESC');
  const { skip, take } = skipTo(input);
  const rows = await ctx.db.$queryRaw<{ id: number; total: number }[]>`
    WITH cases AS (${openCases(input)})
    SELECT property_id AS id, (SELECT count(*)::int FROM cases) AS total FROM cases
    ORDER BY ${column} ${direction}, last_at DESC, property_id LIMIT ${take} OFFSET ${skip}`;
  const total = rows[0]?.total ?? (page ? await countCases(ctx, input) : 0);
  return presentPage<ModerationCase>(
    await readCases(
      ctx,
      rows.map(({ id }) => id),
    ),
    input,
    total,
  );
}

async function countCases(ctx: RequestContext, input: Input): Promise<number> {
  const [row] = await ctx.db.$queryRaw<
    { total: number }[]
  >`SELECT count(*)::int AS total FROM (${openCases(input)}) AS cases`;
  return row?.total ?? 0;
}

function openCases({ kind, search }: Input): Prisma.Sql {
  const id = searchedId(search);
  const pattern = `%${likePattern(search)}%`;
  const found =
    id === undefined
      ? Prisma.sql`(p.address ILIKE ${pattern} OR p.city ILIKE ${pattern} OR owner.email::text ILIKE ${pattern})`
      : Prisma.sql`p.id = ${id}`;
  return Prisma.sql`
    SELECT property_id, sum(reports)::int AS reports, sum(suspicions)::int AS suspicions, min(first_at) AS first_at, max(last_at) AS last_at
    FROM (
      SELECT property_id, count(*) AS reports, 0 AS suspicions, min(created_at) AS first_at, max(created_at) AS last_at
      FROM listing_reports WHERE handled_at IS NULL GROUP BY property_id
      UNION ALL
      SELECT property_id, 0, count(*), min(raised_at), max(raised_at)
      FROM listing_suspicions WHERE handled_at IS NULL GROUP BY property_id
    ) AS found
    JOIN properties p ON p.id = property_id AND p.deleted_at IS NULL
    JOIN users owner ON owner.id = p.owner_id
    WHERE ${search ? found : Prisma.sql`TRUE`}
    GROUP BY property_id
    HAVING CASE ${kind ?? ''} WHEN 'reported' THEN sum(reports) > 0 WHEN 'suspicious' THEN sum(suspicions) > 0 ELSE true END`;
}

/** Decides the open reports and suspicions of a listing. The first decision is final; a later one gets Conflict. */
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
      if ((await settleCase(tx, listing.id, 'upheld', ctx.clock())) === 0) throw alreadyDecided();
      if (act === hiding && listing.hiddenByTeamAt && !listing.deletedAt) return staysHidden;
      return act(listing, input.reason, ctx.clock());
    },
  });
}

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
    happened: 'is asked for at a price that our team has confirmed',
    advice: others.length ? `It stays hidden for now, because ${explainHidden(others)}.` : 'It is on the site now.',
    reason,
  });
}

function alreadyDecided(): Conflict {
  return new Conflict('already_decided', 'Someone has already decided this case.');
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
