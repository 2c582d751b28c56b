import * as texts from '@africanscity/messages/administration';
import * as siteTexts from '@africanscity/messages/site';
import type { savePropertyType as endpoint } from '@africanscity/contracts/administration/calls/site-settings';
import type { SiteSettings } from '@africanscity/contracts/administration/site-settings';
import type { calls } from '@africanscity/contracts/administration/calls';
import type { Transaction } from '@africanscity/db/client';
import { longTransaction } from '@africanscity/db/statement-timeouts';
import type { RequestContext } from '../../context.ts';
import { Conflict, type FieldError, InvalidInput, NotFound } from '../../errors.ts';
import { recordAct } from '../../kernel/audit.ts';
import type { Verb } from '../../verb.ts';
import { createKinds, lockKinds } from '../listings/core/kinds.ts';
import { getSiteSettings } from './site-settings.ts';
import { normalizeWords, renameInRequests, renameSearches } from './administration.sql.ts';

type Kind = Awaited<ReturnType<typeof lockKinds>>[number];

const subject = 'property types';

/** Its name decides its position in the tree. */
export async function addPropertyType(ctx: RequestContext, { name }: { name: string }): Promise<SiteSettings> {
  await ctx.db.$transaction(async (tx) => {
    const [after] = await createKinds(tx, [name]);
    if (!after) throw new InvalidInput([{ field: 'name', defaultMessage: texts.typeExists() }]);
    await recordAct(ctx, tx, { action: 'addPropertyType', subject, details: { after } });
  });
  return getSiteSettings(ctx);
}

/** Deleted listings keep their type as well, because they may be restored. */
export async function deletePropertyType(ctx: RequestContext, { name }: { name: string }): Promise<SiteSettings> {
  await ctx.db.$transaction(async (tx) => {
    const kinds = await lockKinds(tx);
    const { parent, words } = requireKind(kinds, name);
    const beneath = kinds.find((kind) => kind.parent === name);
    if (beneath) {
      throw new Conflict('type_has_kinds', texts.typeHasKinds({ type: beneath.name }));
    }
    const used = await tx.property.findFirst({ where: { type: name }, select: { id: true } });
    if (used) {
      throw new Conflict('type_used', texts.typeUsed({ listing: String(used.id) }));
    }
    await tx.propertyType.delete({ where: { name } });
    await recordAct(ctx, tx, { action: 'deletePropertyType', subject, details: { before: { name, parent, words } } });
  });
  return getSiteSettings(ctx);
}

/** Sets the parent and the synonyms of a type. Throws InvalidInput for a circle, or for a synonym of another type. */
export const savePropertyType: Verb<typeof endpoint> = async (ctx, { name, parent, words }) => {
  await ctx.db.$transaction(async (tx) => {
    const kinds = await lockKinds(tx);
    const before = requireKind(kinds, name);
    const plain = await plainWords(tx, words);
    const faults = [parentFault(kinds, name, parent), wordsFault(kinds, name, words, plain)].filter(
      (fault) => fault !== null,
    );
    if (faults.length) throw new InvalidInput(faults);
    const after = { parent, words: [...new Set(plain)].filter((word) => word !== before.plain) };
    await tx.propertyType.update({ where: { name }, data: after });
    await recordAct(ctx, tx, {
      action: 'savePropertyType',
      subject,
      details: { before: { name, parent: before.parent, words: before.words }, after: { name, ...after } },
    });
  });
  return getSiteSettings(ctx);
};

async function plainWords(tx: Transaction, words: string[]): Promise<string[]> {
  const rows = await normalizeWords(tx, words);
  return rows.map(({ plain }) => plain);
}

function parentFault(kinds: Kind[], name: string, parent: string | null): FieldError | null {
  if (parent === null) return null;
  const above = kinds.find((kind) => kind.name === parent);
  if (!above) return { field: 'parent', defaultMessage: texts.mustBeOneOfTypes() };
  if (parent === name) return { field: 'parent', defaultMessage: texts.mustBeOtherType() };
  return above.path.includes(name)
    ? { field: 'parent', defaultMessage: texts.typeCircle({ parent, type: name }) }
    : null;
}

function wordsFault(kinds: Kind[], name: string, words: string[], plain: string[]): FieldError | null {
  const blank = plain.indexOf('');
  if (blank !== -1) return { field: 'words', defaultMessage: texts.noWord({ text: words[blank] ?? '' }) };
  for (const kind of kinds) {
    if (kind.name === name) continue;
    const shared = plain.find((word) => word === kind.plain || kind.words.includes(word));
    if (shared !== undefined)
      return { field: 'words', defaultMessage: texts.wordOfOtherType({ word: shared, type: kind.name }) };
  }
  return null;
}

/**
 * The database renames it in all listings, whose counters follow by triggers, in the tree and in the filters of saved
 * searches; property requests are renamed here. Words that users typed into a search stay unchanged.
 */
export const renamePropertyType: Verb<typeof calls.renamePropertyType> = async (ctx, { name, newName }) => {
  await ctx.db.$transaction(
    async (tx) => {
      const kinds = await lockKinds(tx);
      requireKind(kinds, name);
      if (isTaken(kinds, newName, name)) {
        throw new InvalidInput([{ field: 'newName', defaultMessage: texts.typeExists() }]);
      }
      await tx.propertyType.update({ where: { name }, data: { name: newName } });
      await renameSavedSearches(tx, name, newName);
      await renameInRequests(tx, name, newName);
      await recordAct(ctx, tx, {
        action: 'renamePropertyType',
        subject,
        details: { before: { name }, after: { name: newName } },
      });
    },
    // Renaming the type of half of all listings takes time.
    longTransaction,
  );
  return getSiteSettings(ctx);
};

/** Saved searches without a name of their own are named after their filter. */
async function renameSavedSearches(tx: Transaction, name: string, newName: string): Promise<void> {
  const asWord = `(^|\\W)${name.replace(/[^\p{L}\p{N}\s]/gu, '\\$&')}(?=\\W|$)`;
  const replacement = `\\1${newName.replaceAll('\\', '\\\\')}`;
  await renameSearches(tx, { newName, asWord, replacement });
}

/** Moves a type among its siblings. The first does not move up, nor the last down. */
export const movePropertyType: Verb<typeof calls.movePropertyType> = async (ctx, { name, direction }) => {
  await ctx.db.$transaction(async (tx) => {
    const kinds = await lockKinds(tx);
    const { parent } = requireKind(kinds, name);
    const beside = kinds.filter((kind) => kind.parent === parent).map((kind) => kind.name);
    const from = beside.indexOf(name);
    const to = direction === 'up' ? from - 1 : from + 1;
    const other = beside[to];
    if (other === undefined) return;
    // Each with all its descendants.
    const ofName = kinds.filter(({ path }) => path.includes(name));
    const ofOther = kinds.filter(({ path }) => path.includes(other));
    const swapped = direction === 'up' ? [...ofName, ...ofOther] : [...ofOther, ...ofName];
    const inOrder = kinds.toSpliced(
      Math.min(kinds.indexOf(ofName[0]!), kinds.indexOf(ofOther[0]!)),
      swapped.length,
      ...swapped,
    );
    for (const [position, kind] of inOrder.entries()) {
      await tx.propertyType.update({ where: { name: kind.name }, data: { position } });
    }
    await recordAct(ctx, tx, {
      action: 'movePropertyType',
      subject,
      details: { before: { name, position: from }, after: { name, position: to } },
    });
  });
  return getSiteSettings(ctx);
};

function requireKind(kinds: Kind[], name: string): Kind {
  const kind = kinds.find((each) => each.name === name);
  if (!kind) throw new NotFound(siteTexts.propertyTypeNotFound());
  return kind;
}

/** Returns whether another type has this name, ignoring case. */
function isTaken(kinds: Kind[], name: string, except?: string): boolean {
  return kinds.some((kind) => kind.name !== except && kind.name.toLowerCase() === name.toLowerCase());
}
