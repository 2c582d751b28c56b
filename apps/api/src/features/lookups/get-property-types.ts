import type { RequestContext } from '../../context.ts';

export async function getPropertyTypes(ctx: RequestContext): Promise<string[]> {
  const types = await ctx.db.propertyType.findMany({ orderBy: [{ position: 'asc' }, { name: 'asc' }] });
  return types.map((type) => type.name);
}
