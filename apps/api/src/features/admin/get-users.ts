import type { UserRow } from '@africanscity/contracts/admin';
import type { Prisma } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../context.ts';
import { allUsers, customers, propertyOwners } from './user-kinds.ts';

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
