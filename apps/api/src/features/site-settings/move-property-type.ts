import type { SiteSettings } from '@africanscity/contracts/site-settings';
import type { RequestContext } from '../../context.ts';
import { recordAct } from '../admin/record-act.ts';
import { getSiteSettings } from './get-site-settings.ts';
import { lockTypes, requireType } from './lock-types.ts';

/** The first does not move up, nor the last down. */
export async function movePropertyType(
  ctx: RequestContext,
  { name, direction }: { name: string; direction: 'up' | 'down' },
): Promise<SiteSettings> {
  await ctx.db.$transaction(async (tx) => {
    const types = await lockTypes(tx);
    requireType(types, name);
    const names = types.map((type) => type.name);
    const from = names.indexOf(name);
    const to = direction === 'up' ? from - 1 : from + 1;
    const other = names[to];
    if (other === undefined) return;
    names[from] = other;
    names[to] = name;
    for (const [position, each] of names.entries()) {
      await tx.propertyType.update({ where: { name: each }, data: { position } });
    }
    await recordAct(ctx, tx, {
      action: 'movePropertyType',
      subject: 'property types',
      details: { after: { name, position: to } },
    });
  });
  return getSiteSettings(ctx);
}
