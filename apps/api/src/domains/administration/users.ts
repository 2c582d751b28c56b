import * as siteTexts from '@africanscity/messages/site';
import type { ManagedUser, ManagedUserDetails } from '@africanscity/contracts/administration/users';
import type { UserRow } from '@africanscity/contracts/administration/totals';
import type { calls } from '@africanscity/contracts/administration/calls';
import type { Prisma, User } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { countryName } from '../../kernel/countries.ts';
import { presentPage } from '../../kernel/paging.ts';
import { presentPhone } from '../../kernel/phones/present-phone.ts';
import { hasSecondFactor } from '../../kernel/second-factor.ts';
import type { Verb } from '../../verb.ts';
import { type AskedUsers, countUsers, selectUsers } from './users.sql.ts';

export const getUsersPage: Verb<typeof calls.getUsersPage> = async (ctx, input) => {
  const { ids, total } = await findUsers(ctx, input);
  const users = await ctx.db.user.findMany({
    where: { id: { in: ids } },
    include: { _count: { select: { properties: { where: { deletedAt: null } } } } },
  });
  const byId = new Map(users.map((user) => [user.id, user]));
  const rows = ids.flatMap((id) => {
    const user = byId.get(id);
    return user ? [presentManagedUser(user, user._count.properties)] : [];
  });
  return presentPage(rows, input, total);
};

async function findUsers(ctx: RequestContext, asked: AskedUsers): Promise<{ ids: number[]; total: number }> {
  const [rows, [count]] = await Promise.all([selectUsers(ctx.db, asked), countUsers(ctx.db, asked)]);
  return { ids: rows.map(({ id }) => id), total: count?.total ?? 0 };
}

const mostSessions = 50;

export async function getUserById(ctx: RequestContext, { userId }: { userId: number }): Promise<ManagedUserDetails> {
  const user = await ctx.db.user.findFirst({
    where: { AND: [allUsers, { id: userId }] },
    include: {
      sessions: {
        where: { endedAt: null, expiresAt: { gt: ctx.clock() } },
        orderBy: { lastSeenAt: 'desc' },
        take: mostSessions,
      },
      _count: {
        select: { properties: { where: { deletedAt: null } }, favorites: true, propertyRequests: true, payments: true },
      },
    },
  });
  if (!user) throw new NotFound(siteTexts.userNotFound());
  const { properties, favorites, propertyRequests, payments } = user._count;
  return {
    ...presentManagedUser(user, properties),
    phone: user.phone,
    phoneLinks: presentPhone(user.phone, user.phoneE164),
    country: countryName(user.country),
    hasPassword: user.passwordHash !== null,
    hasSecondFactor: await hasSecondFactor(ctx.db, userId),
    namesAllowedAt: user.namesAllowedAt?.toISOString() ?? null,
    favorites,
    propertyRequests,
    payments,
    disabledReason: user.disabledAt && (await readDisabledReason(ctx, userId)),
    sessions: user.sessions.map((session) => ({
      id: session.id,
      userAgent: session.userAgent,
      createdAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
    })),
  };
}

async function readDisabledReason(ctx: RequestContext, userId: number): Promise<string | null> {
  const act = await ctx.db.auditEntry.findFirst({
    where: { action: 'disableUser', subject: `user ${userId}` },
    orderBy: { id: 'desc' },
    select: { reason: true },
  });
  return act?.reason ?? null;
}

/** Presents a user to administrators. `listings` counts those not deleted. */
function presentManagedUser(user: User, listings: number): ManagedUser {
  const { id, title, name, surname, email, role } = user;
  return {
    id,
    title,
    name,
    surname,
    email,
    role,
    emailVerifiedAt: user.emailVerifiedAt?.toISOString() ?? null,
    disabledAt: user.disabledAt?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
    listings,
  };
}

export async function getUsersAll(ctx: RequestContext): Promise<UserRow[]> {
  return listUsers(ctx, allUsers);
}

export async function getPropertyOwners(ctx: RequestContext): Promise<UserRow[]> {
  return listUsers(ctx, propertyOwners);
}

export async function getCustomers(ctx: RequestContext): Promise<UserRow[]> {
  return listUsers(ctx, customers);
}

async function listUsers(ctx: RequestContext, where: Prisma.UserWhereInput): Promise<UserRow[]> {
  const users = await ctx.db.user.findMany({ where, orderBy: { id: 'desc' } });
  return users.map(({ id, title, name, surname, email, role, createdAt }) => ({
    id,
    title,
    name,
    surname,
    username: email,
    email,
    role,
    createdAt: createdAt.toISOString(),
  }));
}

const hasAnyListing = { properties: { some: { deletedAt: null } } } satisfies Prisma.UserWhereInput;

/** Deleted users leave an empty, disabled row at this domain behind. */
const notDeleted = { NOT: { email: { endsWith: '@deleted.invalid' } } } satisfies Prisma.UserWhereInput;

/** Kinds of users in the administration. */
export const allUsers: Prisma.UserWhereInput = notDeleted;
export const propertyOwners: Prisma.UserWhereInput = { AND: [notDeleted, hasAnyListing] };
export const customers: Prisma.UserWhereInput = {
  AND: [notDeleted, { role: { not: 'ADMIN' } }, { NOT: hasAnyListing }],
};
