import type { SiteSettings } from '@africanscity/contracts/site-settings';
import type { RequestContext } from '../../context.ts';
import { InvalidInput } from '../../errors.ts';
import { recordAct } from '../admin/record-act.ts';
import { getSiteSettings } from './get-site-settings.ts';
import { isTaken, lockTypes } from './lock-types.ts';

export async function addPropertyType(ctx: RequestContext, { name }: { name: string }): Promise<SiteSettings> {
  await ctx.db.$transaction(async (tx) => {
    const types = await lockTypes(tx);
    if (isTaken(types, name)) throw new InvalidInput([{ field: 'name', defaultMessage: 'is a type already' }]);
    const last = await tx.propertyType.aggregate({ _max: { position: true } });
    await tx.propertyType.create({ data: { name, position: (last._max.position ?? 0) + 1 } });
    await recordAct(ctx, tx, { action: 'addPropertyType', subject: 'property types', details: { after: { name } } });
  });
  return getSiteSettings(ctx);
}
