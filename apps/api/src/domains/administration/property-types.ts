import type { SiteSettings } from '@africanscity/contracts/administration/site-settings';
import { maxSavedSearchName } from '@africanscity/contracts/messages/values';
import type { Transaction } from '@africanscity/db/client';
import type { RequestContext } from '../../context.ts';
import { Conflict, InvalidInput, NotFound } from '../../errors.ts';
import { recordAct } from '../../kernel/audit.ts';
import { getSiteSettings } from './site-settings.ts';

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

/** All types in their order, locked until the transaction ends, so that their order and names change one after the other. */
async function lockTypes(tx: Transaction): Promise<{ name: string }[]> {
  await tx.$executeRaw`LOCK TABLE property_types IN SHARE ROW EXCLUSIVE MODE`;
  return tx.propertyType.findMany({ orderBy: [{ position: 'asc' }, { name: 'asc' }], select: { name: true } });
}

function requireType(types: { name: string }[], name: string): void {
  if (!types.some((type) => type.name === name)) throw new NotFound('This property type');
}

/** Whether another type has this name, whatever the case of its letters. */
function isTaken(types: { name: string }[], name: string, except?: string): boolean {
  return types.some((type) => type.name !== except && type.name.toLowerCase() === name.toLowerCase());
}
