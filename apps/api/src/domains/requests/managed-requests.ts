import * as siteTexts from '@africanscity/messages/site';
import type { calls } from '@africanscity/contracts/requests/calls';
import type { Prisma } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { recordAct } from '../../kernel/audit.ts';
import { holds, presentPage, skipTo, whereSearch } from '../../kernel/paging.ts';
import { presentPhone } from '../../kernel/phones/present-phone.ts';
import type { Verb } from '../../verb.ts';
import { lockAccountsShared } from '../accounts/lock-accounts.ts';
import { requestState } from './request-states.ts';
import { wantedText } from './request-texts.ts';
import { describeCriteria } from './describe-criteria.ts';

const kinds = {
  all: {},
  waiting: { handledAt: null },
  handled: { handledAt: { not: null } },
  reported: { matches: { some: { reportedAt: { not: null } } } },
} satisfies Record<string, Prisma.PropertyRequestWhereInput>;

export const getPropertyRequestsAll: Verb<typeof calls.getPropertyRequestsAll> = async (ctx, input) => {
  const { search, sort, which } = input;
  const text = holds(search);
  const where: Prisma.PropertyRequestWhereInput = {
    AND: [kinds[which], whereSearch(search, [{ location: text }, { name: text }, { email: text }])],
  };
  const [total, rows] = await Promise.all([
    ctx.db.propertyRequest.count({ where }),
    ctx.db.propertyRequest.findMany({
      where,
      orderBy: [{ [sort.column]: sort.direction }, { id: 'desc' }],
      ...skipTo(input),
      include: { matches: { select: { reportedAt: true } }, _count: { select: { answers: true } } },
    }),
  ]);
  const content = rows.map((row) => ({
    id: row.id,
    categoryReadable: wantedText(row),
    location: row.location,
    name: row.name,
    email: row.email,
    phone: row.phone,
    phoneLinks: presentPhone(row.phone, row.phoneE164),
    details: row.details,
    criteria: describeCriteria(row),
    state: requestState(row, row._count.answers, ctx.clock()),
    told: row.matches.length,
    answers: row._count.answers,
    reports: row.matches.filter(({ reportedAt }) => reportedAt).length,
    handledAt: row.handledAt?.toISOString() ?? null,
    note: row.note,
    createdAt: row.createdAt.toISOString(),
  }));
  return presentPage(content, input, total);
};

interface Input {
  id: number;
  handled: boolean;
  note: string;
  close: boolean;
}

export async function handlePropertyRequest(ctx: RequestContext, input: Input): Promise<void> {
  const { id, handled, note, close } = input;
  await ctx.db.$transaction(async (tx) => {
    await lockAccountsShared(ctx, tx);
    const request = await tx.propertyRequest.findUnique({ where: { id } });
    if (!request) throw new NotFound(siteTexts.requestNotFound());
    const closedAt = request.closedAt ?? (close ? ctx.clock() : null);
    await tx.propertyRequest.update({
      where: { id },
      data: { handledAt: handled ? ctx.clock() : null, note, closedAt },
    });
    await recordAct(ctx, tx, {
      action: 'handlePropertyRequest',
      subject: `request ${id}`,
      details: {
        before: { handled: request.handledAt !== null, closed: request.closedAt !== null },
        after: { handled, closed: closedAt !== null },
      },
    });
  });
}
