import * as texts from '@africanscity/messages/listings';
import type { Shortlist } from '@africanscity/db/generated/client';
import { randomBytes } from 'node:crypto';
import type { calls } from '@africanscity/contracts/listings/calls';
import type { Config, RequestContext } from '../../../context.ts';
import { NotFound } from '../../../errors.ts';
import { actorOf } from '../../../kernel/caller.ts';
import { isSigned, sign } from '../../../kernel/secrets.ts';
import { readStatusLabels } from '../../../kernel/status-labels.ts';
import type { Verb } from '../../../verb.ts';
import { presentHome } from './present.ts';
import { findHomes, findOwnShortlist } from './shortlists.ts';

/** Bytes of the key that a link is signed with. */
const keyBytes = 32;

/**
 * Returns the address of a list's shared page, or null. It is signed with a random key of the list, so that its owner can read
 * it again, and a copy of the database does not contain it. A new key ends the link.
 */
export function linkOf(config: Config, list: Pick<Shortlist, 'id' | 'shareKey'>): string | null {
  if (!list.shareKey) return null;
  return `${config.publicUrl}/shared-list/${list.id}-${sign(config, signedText(list.id, list.shareKey))}`;
}

function signedText(id: number, shareKey: Uint8Array): string {
  return `shared-list ${id} ${Buffer.from(shareKey).toString('base64url')}`;
}

/** Returns the list of a link. Throws NotFound for one that ended or never was. */
export async function findSharedShortlist(ctx: RequestContext, token: string): Promise<Shortlist> {
  const [, id = '', signature = ''] = /^([1-9]\d{0,9})-([\w-]{43})$/.exec(token) ?? [];
  const list =
    id && Number(id) <= 2_147_483_647
      ? await ctx.db.shortlist.findFirst({ where: { id: Number(id), user: { disabledAt: null } } })
      : null;
  if (!list?.shareKey || !isSigned(ctx.config, signedText(list.id, list.shareKey), signature))
    throw new NotFound(texts.sharedListGone());
  return list;
}

interface Shared {
  id: number;
  sharer: string;
  renew: boolean;
}

/** Shares a list under a first name. Returns its link, which stays the same unless it is renewed. */
export async function shareShortlist(ctx: RequestContext, { id, sharer, renew }: Shared): Promise<{ link: string }> {
  await findOwnShortlist(ctx, id);
  const where = { id, userId: actorOf(ctx).userId };
  await ctx.db.shortlist.updateMany({ where, data: { sharer } });
  const key = new Uint8Array(randomBytes(keyBytes));
  await ctx.db.shortlist.updateMany({ where: renew ? where : { ...where, shareKey: null }, data: { shareKey: key } });
  return { link: linkOf(ctx.config, await findOwnShortlist(ctx, id))! };
}

export async function stopSharingShortlist(ctx: RequestContext, { id }: { id: number }): Promise<void> {
  await findOwnShortlist(ctx, id);
  await ctx.db.shortlist.updateMany({ where: { id, userId: actorOf(ctx).userId }, data: { shareKey: null } });
}

/** Returns a list for the readers of its link. */
export const getSharedShortlist: Verb<typeof calls.getSharedShortlist> = async (ctx, { token }) => {
  const { id: listId, name, sharer } = await findSharedShortlist(ctx, token);
  const labels = await readStatusLabels(ctx);
  const rows = await findHomes(ctx, listId);
  return { name, sharer, homes: rows.map(({ favorite, comments }) => presentHome(ctx, labels, favorite, comments)) };
};
