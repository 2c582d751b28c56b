import type { SiteSettings } from '@africanscity/contracts/site-settings';
import type { RequestContext } from '../../context.ts';
import { InvalidInput } from '../../errors.ts';
import { recordAct } from '../admin/record-act.ts';
import { getSiteSettings } from './get-site-settings.ts';
import { isTaken, lockTypes, requireType } from './lock-types.ts';

/** A type that half of the listings have takes its time. */
const timeoutMs = 120_000;

/** The database renames it in all listings, whose counters follow by their triggers. */
export async function renamePropertyType(
  ctx: RequestContext,
  { name, newName }: { name: string; newName: string },
): Promise<SiteSettings> {
  await ctx.db.$transaction(
    async (tx) => {
      const types = await lockTypes(tx);
      requireType(types, name);
      if (isTaken(types, newName, name)) {
        throw new InvalidInput([{ field: 'newName', defaultMessage: 'is a type already' }]);
      }
      await tx.propertyType.update({ where: { name }, data: { name: newName } });
      await recordAct(ctx, tx, {
        action: 'renamePropertyType',
        subject: 'property types',
        details: { before: { name }, after: { name: newName } },
      });
    },
    { timeout: timeoutMs },
  );
  return getSiteSettings(ctx);
}
