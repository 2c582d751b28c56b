import * as siteTexts from '@africanscity/messages/site';
import type { Company, CompanyOrder, OwnCompany } from '@africanscity/contracts/companies/companies';
import type { calls } from '@africanscity/contracts/companies/calls';
import type { Database, Transaction } from '@africanscity/db/client';
import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { actorOf } from '../../kernel/caller.ts';
import { presentPage } from '../../kernel/paging.ts';
import type { Verb } from '../../verb.ts';
import { noOffer, type Offer, readOffers } from './offers.ts';
import { presentCompany, presentCompanyCard } from './present.ts';
import { countCompanies, selectCompanies } from './companies.sql.ts';

export const getCompanies: Verb<typeof calls.getCompanies> = async (ctx, input) => {
  const { ids, total } = await findCompanies(ctx, input);
  const [rows, offers] = await Promise.all([
    ctx.db.agency.findMany({ where: { id: { in: ids } }, include: { logo: { include: { variants: true } } } }),
    readOffers(ctx, 'agencyId', ids),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const cards = ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [presentCompanyCard(ctx, row, offers.get(id) ?? noOffer)] : [];
  });
  return presentPage(cards, input, total);
};

interface Asked {
  page: number;
  size: number;
  search: string;
  letter: string;
  orderBy: CompanyOrder;
}

/** Returns the ids of a page of agencies in their order, and the total. */
async function findCompanies(ctx: RequestContext, asked: Asked): Promise<{ ids: number[]; total: number }> {
  const [rows, [count]] = await Promise.all([selectCompanies(ctx.db, asked), countCompanies(ctx.db, asked)]);
  return { ids: rows.map(({ id }) => id), total: count?.total ?? 0 };
}

export async function getCompany(ctx: RequestContext, input: { id: number }): Promise<Company> {
  const agency = await readAgency(ctx.db, input.id);
  return presentCompany(ctx, agency, await readOffer(ctx, agency.id));
}

/** Returns the open listings of an agency. */
export async function readOffer(ctx: RequestContext, agencyId: number): Promise<Offer> {
  return (await readOffers(ctx, 'agencyId', [agencyId])).get(agencyId) ?? noOffer;
}

export async function getOwnCompanies(ctx: RequestContext): Promise<OwnCompany[]> {
  const memberships = await ctx.db.agencyMember.findMany({
    where: { userId: actorOf(ctx).userId },
    orderBy: [{ isOwner: 'desc' }, { createdAt: 'asc' }, { agencyId: 'asc' }],
    include: { agency: { select: { name: true } } },
  });
  return memberships.map(({ agencyId, agency, isOwner }) => ({ id: agencyId, name: agency.name, isOwner }));
}

/** Returns an agency with logo and members. Throws NotFound. */
export async function readAgency(db: Database | Transaction, id: number) {
  const agency = await db.agency.findUnique({
    where: { id },
    include: {
      logo: { include: { variants: true } },
      members: { include: { user: true } },
    },
  });
  if (!agency) throw new NotFound(siteTexts.companyNotFound());
  return agency;
}
