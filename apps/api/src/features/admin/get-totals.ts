import type { RequestContext } from '../../context.ts';
import { customers, propertyOwners } from './user-kinds.ts';

export async function getPropertiesTotal(ctx: RequestContext): Promise<number> {
  return ctx.db.property.count({ where: { deletedAt: null } });
}

export async function getPropertyOwnersTotal(ctx: RequestContext): Promise<number> {
  return ctx.db.user.count({ where: propertyOwners });
}

export async function getCustomersTotal(ctx: RequestContext): Promise<number> {
  return ctx.db.user.count({ where: customers });
}
