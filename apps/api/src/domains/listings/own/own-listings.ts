import { isTaken } from '@africanscity/contracts/listings/rental';
import type { calls } from '@africanscity/contracts/listings/calls';
import { furtherFieldNames } from '@africanscity/contracts/listings/fields';
import type { PropertyStatus, StatusLabels } from '@africanscity/contracts/listings/status';
import type { HiddenBy, PausedBecause } from '@africanscity/contracts/moderation/queue';
import type { Prisma, Property } from '@africanscity/db/generated/client';
import type { Actor } from '../../../context.ts';
import { actorOf } from '../../../kernel/caller.ts';
import { countryName } from '../../../kernel/countries.ts';
import { holds, presentPage, searchedId, skipTo } from '../../../kernel/paging.ts';
import { readStatusLabels } from '../../../kernel/status-labels.ts';
import type { Verb } from '../../../verb.ts';
import { rememberOwnClient } from '../../accounts/own-clients.ts';
import { completenessOf } from '../core/completeness.ts';
import { presentFields } from '../core/fields.ts';
import { readTopKinds } from '../core/kinds.ts';
import { hiddenBy, pausedBecause } from '../core/policy.ts';
import { ofCompany } from '../../companies/policy.ts';
import { cardIncludes, presentCard } from '../core/present-card.ts';
import { readSeenMore } from '../core/seen-more.ts';
import { readListingNumbers } from './listing-numbers.ts';

export const getPropertiesByLoggedInUser: Verb<typeof calls.getPropertiesByLoggedInUser> = async (ctx, input) => {
  await rememberOwnClient(ctx);
  const where = askedFor(actorOf(ctx), input);
  const [total, rows] = await Promise.all([
    ctx.db.property.count({ where }),
    ctx.db.property.findMany({
      where,
      orderBy: [{ rankedAt: 'desc' }, { id: 'desc' }],
      ...skipTo(input),
      include: cardIncludes,
    }),
  ]);
  const labels = await readStatusLabels(ctx);
  const numbersOf = await readListingNumbers(
    ctx,
    rows.map(({ id }) => id),
  );
  const tops = await readTopKinds(ctx.db, [...new Set(rows.map(({ type }) => type))]);
  const seenMoreOf = await readSeenMore(ctx.db, rows);
  const describeParts = (row: (typeof rows)[number]) => {
    const parts = completenessOf(row, tops.get(row.type));
    return { ...parts, seenMore: seenMoreOf(row, parts.missing) };
  };
  const content = rows.map((row) => ({
    ...presentCard(ctx, labels, row),
    statusReadable: standingOf(row, labels),
    hiddenBy: hiddenBy(row),
    countryName: countryName(row.country),
    ...presentFields(row, furtherFieldNames),
    reference: row.reference,
    version: row.version,
    keptWhenTaken: row.keptWhenTaken,
    shownUntil: row.shownUntil && row.shownUntil.toISOString().slice(0, 10),
    daysOnMarket: daysOnMarket(row, ctx.clock()),
    featuredChosen: row.featuredChosenAt !== null,
    advertised: row.advertisedAt !== null,
    overLimit: row.overLimitAt !== null,
    usualPrice: row.usualPrice?.toNumber() ?? null,
    numbers: numbersOf(row.id),
    ...describeParts(row),
    confirmedAt: row.confirmedAt.toISOString(),
    asked: row.confirmationAskedAt !== null,
    sunk: row.demotedAt !== null,
    resting: row.pausedAt !== null,
  }));
  return presentPage(content, input, total);
};

const dayMs = 86_400_000;

function daysOnMarket({ status, firstListedAt, createdAt }: Property, now: Date): number | null {
  if (isTaken(status)) return null;
  return Math.max(0, Math.round((now.getTime() - (firstListedAt ?? createdAt).getTime()) / dayMs));
}

/** The status, and what keeps the listing off the site, as clients show no other text about it. */
function standingOf(row: Property, labels: StatusLabels): string {
  const paused = pauses[pausedBecause(row) ?? 'unconfirmed'];
  const reasons = hiddenBy(row).map((reason) => (reason === 'unconfirmed' ? paused : standings[reason]));
  return [labels[row.status], ...reasons].join(' - ');
}

const standings: Record<Exclude<HiddenBy, 'unconfirmed'>, string> = {
  team: 'not shown: hidden by our team',
  package: 'not shown: your package allows fewer listings',
  owner: 'not shown: the account is disabled',
  price: 'not shown: price under review',
};

const pauses: Record<PausedBecause, string> = {
  unconfirmed: 'not shown: confirm that it is still available',
  taken: 'not shown: it is no longer available',
  source: 'not shown: paused by its feed or file',
};

interface Asked {
  search: string;
  status: PropertyStatus | '';
}

/** Each search word must match the reference, address, area, city or type. A number alone is a listing id, or in a reference. */
function askedFor({ userId, key }: Actor, { search, status }: Asked): Prisma.PropertyWhereInput {
  const id = searchedId(search);
  const words = id === undefined ? search.split(/\s+/).filter(Boolean).slice(0, 6) : [];
  return {
    ...(key ? ofCompany(key) : { ownerId: userId }),
    deletedAt: null,
    ...(id === undefined ? {} : { OR: [{ id }, { reference: holds(search.trim()) }] }),
    ...(status ? { status } : {}),
    AND: words.map((word) => ({
      OR: [
        { reference: holds(word) },
        { address: holds(word) },
        { area: holds(word) },
        { city: holds(word) },
        { type: holds(word) },
      ],
    })),
  };
}
