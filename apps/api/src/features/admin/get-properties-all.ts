import type { PropertyRow } from '@africanscity/contracts/admin';
import type { z } from 'zod';
import type { RequestContext } from '../../context.ts';

export async function getPropertiesAll(ctx: RequestContext): Promise<z.infer<typeof PropertyRow>[]> {
  const rows = await ctx.db.property.findMany({
    where: { deletedAt: null },
    orderBy: { id: 'desc' },
    select: { id: true, address: true, area: true, city: true, country: true, type: true, price: true, status: true },
  });
  return rows.map((row) => ({ ...row, price: row.price.toNumber() }));
}
