import type { SiteSettings } from '@africanscity/contracts/site-settings';
import type { RequestContext } from '../../context.ts';
import { Conflict } from '../../errors.ts';
import { recordAct } from '../admin/record-act.ts';
import { getSiteSettings } from './get-site-settings.ts';
import { lockTypes, requireType } from './lock-types.ts';

/** Deleted listings hold on to their type as well: they may come back. */
export async function deletePropertyType(ctx: RequestContext, { name }: { name: string }): Promise<SiteSettings> {
  await ctx.db.$transaction(async (tx) => {
    requireType(await lockTypes(tx), name);
    const used = await tx.property.findFirst({ where: { type: name }, select: { id: true } });
    if (used) {
      throw new Conflict('type_used', `Listings have this type, such as ${used.id}. Rename it, or change them first.`);
    }
    await tx.propertyType.delete({ where: { name } });
    await recordAct(ctx, tx, {
      action: 'deletePropertyType',
      subject: 'property types',
      details: { before: { name } },
    });
  });
  return getSiteSettings(ctx);
}
