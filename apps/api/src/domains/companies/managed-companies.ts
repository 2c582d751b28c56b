import * as siteTexts from '@africanscity/messages/site';
import { isOpen } from '../../kernel/open-listings.ts';
import type { EndpointInput } from '@africanscity/contracts/call';
import type { calls } from '@africanscity/contracts/companies/calls';
import type { Prisma } from '@africanscity/db/generated/client';
import { NotFound } from '../../errors.ts';
import { recordAct } from '../../kernel/audit.ts';
import { presentPage, holds, skipTo, whereSearch } from '../../kernel/paging.ts';
import { fullName } from '../../kernel/people.ts';
import type { Verb } from '../../verb.ts';
import { lockAccountsShared } from '../accounts/lock-accounts.ts';

const kinds: Record<EndpointInput<typeof calls.getAgenciesAll>['which'], Prisma.AgencyWhereInput> = {
  all: {},
  verified: { verifiedAt: { not: null } },
  unverified: { verifiedAt: null },
};

export const getAgenciesAll: Verb<typeof calls.getAgenciesAll> = async (ctx, input) => {
  const { search, sort, which } = input;
  const text = holds(search);
  const where: Prisma.AgencyWhereInput = {
    AND: [kinds[which], whereSearch(search, [{ name: text }, { members: { some: { user: { email: text } } } }])],
  };
  const [total, rows] = await Promise.all([
    ctx.db.agency.count({ where }),
    ctx.db.agency.findMany({
      where,
      orderBy: [{ [sort.column]: sort.direction }, { id: 'asc' }],
      ...skipTo(input),
      include: {
        members: { where: { isOwner: true }, include: { user: true }, take: 1 },
        _count: { select: { members: true, properties: { where: isOpen } } },
      },
    }),
  ]);
  const content = rows.map((row) => {
    const owner = row.members[0]?.user;
    return {
      id: row.id,
      name: row.name,
      owner: owner ? fullName(owner) : null,
      ownerEmail: owner?.email ?? null,
      members: row._count.members,
      listings: row._count.properties,
      verifiedAt: row.verifiedAt?.toISOString() ?? null,
      note: row.verifyNote,
      createdAt: row.createdAt.toISOString(),
    };
  });
  return presentPage(content, input, total);
};

/**
 * Marks an agency as verified, or not. A repeated verification keeps the date. Then looks for listings under look-alike
 * names.
 */
export const verifyAgency: Verb<typeof calls.verifyAgency> = async (ctx, input) => {
  const { id, verified, note } = input;
  await ctx.db.$transaction(async (tx) => {
    await lockAccountsShared(ctx, tx);
    const agency = await tx.agency.findUnique({ where: { id } });
    if (!agency) throw new NotFound(siteTexts.companyNotFound());
    const verifiedAt = verified ? (agency.verifiedAt ?? ctx.clock()) : null;
    await tx.agency.update({ where: { id }, data: { verifiedAt, verifyNote: note } });
    await recordAct(ctx, tx, {
      action: 'verifyAgency',
      subject: `agency ${id}`,
      reason: note,
      details: { before: { verified: agency.verifiedAt !== null }, after: { verified } },
    });
    if (verified) await ctx.hooks.companyVerified(ctx, tx, id);
  });
};
