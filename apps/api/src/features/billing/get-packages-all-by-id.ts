import type { Package } from '@africanscity/contracts/billing';
import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { presentPackage } from './present.ts';

export async function getPackagesAllById(ctx: RequestContext, input: { id: number }): Promise<Package> {
  const row = await ctx.db.package.findUnique({ where: { id: input.id } });
  if (!row) throw new NotFound('This package');
  return presentPackage(row);
}
