import type { Company, CompanyOrder, OwnCompany } from '@africanscity/contracts/companies/companies';
import type { EndpointInput, EndpointOutput } from '@africanscity/contracts/call';
import type { calls } from '@africanscity/contracts/companies/calls';
import type { Database, Transaction } from '@africanscity/db/client';
import { Prisma } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { actorOf } from '../../kernel/caller.ts';
import { likePattern } from '../../kernel/like-pattern.ts';
import { presentPage } from '../../kernel/paging.ts';
import { noOffer, type Offer, readOffers } from './offers.ts';
import { presentCompany, presentCompanyCard } from './present.ts';

export async function getCompanies(
  ctx: RequestContext,
  input: EndpointInput<typeof calls.getCompanies>,
): Promise<EndpointOutput<typeof calls.getCompanies>> {
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
}

interface Asked {
  page: number;
  size: number;
  search: string;
  letter: string;
  orderBy: CompanyOrder;
}

const open = Prisma.sql`p.agency_id = a.id AND p.listed_as IN ('FOR_SALE', 'FOR_RENT')`;

const orders: Record<CompanyOrder, Prisma.Sql> = {
  name: Prisma.sql`a.name, a.id`,
  listings: Prisma.sql`(SELECT count(*) FROM properties p WHERE ${open}) DESC, a.name, a.id`,
  newest: Prisma.sql`a.created_at DESC, a.id DESC`,
};

/** Returns the ids of a page of agencies in their order, and the total. */
async function findCompanies(ctx: RequestContext, asked: Asked): Promise<{ ids: number[]; total: number }> {
  const matches = condition(asked);
  const [rows, [count]] = await Promise.all([
    ctx.db.$queryRaw<{ id: number }[]>`
      SELECT a.id FROM agencies a WHERE ${matches} ORDER BY ${orders[asked.orderBy]}
      LIMIT ${asked.size} OFFSET ${asked.page * asked.size}`,
    ctx.db.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total FROM agencies a WHERE ${matches}`,
  ]);
  return { ids: rows.map(({ id }) => id), total: count?.total ?? 0 };
}

function condition({ search, letter }: Asked): Prisma.Sql {
  // Agencies that a typing error created and that are unused stay hidden.
  const conditions = [Prisma.sql`(a.verified_at IS NOT NULL OR EXISTS (SELECT FROM properties p WHERE ${open}))`];
  if (letter) conditions.push(Prisma.sql`a.name::text ILIKE ${`${letter}%`}`);
  if (search) conditions.push(Prisma.sql`a.name::text ILIKE ${`%${likePattern(search)}%`}`);
  return Prisma.join(conditions, ' AND ');
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
  if (!agency) throw new NotFound('This company');
  return agency;
}
