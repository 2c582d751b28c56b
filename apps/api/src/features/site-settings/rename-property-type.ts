import type { SiteSettings } from '@africanscity/contracts/site-settings';
import { maxSavedSearchName } from '@africanscity/contracts/saved-searches';
import type { Transaction } from '@africanscity/db/client';
import type { RequestContext } from '../../context.ts';
import { InvalidInput } from '../../errors.ts';
import { recordAct } from '../admin/record-act.ts';
import { getSiteSettings } from './get-site-settings.ts';
import { isTaken, lockTypes, requireType } from './lock-types.ts';

/** A type that half of the listings have takes its time. */
const timeoutMs = 120_000;

/**
 * The database renames it in all listings, whose counters follow by their triggers, and in the filters of saved
 * searches. Words that somebody typed into a search stay theirs.
 */
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
      await renameSavedSearches(tx, name, newName);
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

/** Saved searches are called after their filter unless their owner called them otherwise. */
async function renameSavedSearches(tx: Transaction, name: string, newName: string): Promise<void> {
  const asWord = `(^|\\W)${name.replace(/[^\p{L}\p{N}\s]/gu, '\\$&')}(?=\\W|$)`;
  const replacement = `\\1${newName.replaceAll('\\', '\\\\')}`;
  await tx.$executeRaw`
    UPDATE saved_searches
    SET name = left(regexp_replace(name, ${asWord}, ${replacement}, 'gi'), ${maxSavedSearchName}::int)
    WHERE property_type = ${newName} AND name ~* ${asWord}`;
}
