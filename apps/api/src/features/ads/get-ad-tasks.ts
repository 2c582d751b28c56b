import type { AdTask, getAdTasks as endpoint } from '@africanscity/contracts/ads';
import type { EndpointInput } from '@africanscity/contracts/endpoint';
import type { Prisma } from '@africanscity/db/generated/client';
import type { AppContext, RequestContext } from '../../context.ts';
import { likePattern } from '../../like-pattern.ts';
import { searchedId, tablePage } from '../../table-page.ts';
import { fullName } from '../auth/full-name.ts';
import { presentPage } from '../listings/search/present-page.ts';
import { presentAd, presentAdListing, withAd } from './present.ts';

const shownChoices = 20;

export async function getAdTasks(ctx: RequestContext, input: EndpointInput<typeof endpoint>) {
  const where: Prisma.AdTaskWhereInput = {
    doneAt: input.state === 'done' ? { not: null } : null,
    kind: input.kind,
    ...whereSearch(input.search),
  };
  const [total, rows] = await Promise.all([
    ctx.db.adTask.count({ where }),
    ctx.db.adTask.findMany({
      where,
      ...tablePage(input.sort.column === 'id' ? { ...input, sort: { ...input.sort, column: 'dueUntil' } } : input),
      include: { ...withAd, subscription: { include: { package: true, user: true } } },
    }),
  ]);
  const owners = [...new Set(rows.map((row) => row.subscription.userId))];
  const choices = new Map(await Promise.all(owners.map(async (id) => [id, await choicesOf(ctx, id)] as const)));
  const tasks = rows.map((row) => ({
    ...presentAd(row),
    number: row.number + 1,
    owner: { id: row.subscription.user.id, name: fullName(row.subscription.user) },
    choices: choices.get(row.subscription.userId) ?? [],
  }));
  return presentPage<AdTask>(tasks, input, total);
}

/** Tasks of an owner whose name or address holds the words. */
function whereSearch(search: string): Prisma.AdTaskWhereInput {
  const id = searchedId(search);
  if (id !== undefined) return { id };
  if (search === '') return {};
  const contains = { contains: likePattern(search), mode: 'insensitive' } as const;
  return { subscription: { user: { OR: [{ name: contains }, { surname: contains }, { email: contains }] } } };
}

async function choicesOf(ctx: AppContext, ownerId: number) {
  const chosen = await ctx.db.property.findMany({
    where: { ownerId, listedAs: { not: null }, advertisedAt: { not: null } },
    orderBy: [{ advertisedAt: 'asc' }, { id: 'asc' }],
    take: shownChoices,
  });
  const shown = chosen.length
    ? chosen
    : await ctx.db.property.findMany({
        where: { ownerId, listedAs: { in: ['FOR_SALE', 'FOR_RENT'] } },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: shownChoices,
      });
  return shown.map(presentAdListing);
}
