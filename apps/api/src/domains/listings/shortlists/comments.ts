import * as texts from '@africanscity/messages/listings';
import type { ShortlistOpinion } from '@africanscity/contracts/listings/shortlists';
import { maxCommentsOfHome } from '@africanscity/contracts/listings/values';
import type { calls } from '@africanscity/contracts/listings/calls';
import { parseCookie } from 'cookie';
import type { RequestContext } from '../../../context.ts';
import { Conflict, InvalidInput, NotFound } from '../../../errors.ts';
import { actorOf } from '../../../kernel/caller.ts';
import { rememberedSeconds, writeCookie } from '../../../kernel/cookies.ts';
import { consume } from '../../../kernel/limits.ts';
import { lockShortlist } from '../../../kernel/locks.ts';
import { createSecret, digestOf } from '../../../kernel/secrets.ts';
import { networkOf } from '../../../network.ts';
import type { Verb } from '../../../verb.ts';
import { findSharedShortlist } from './sharing.ts';

interface Written {
  token: string;
  propertyId: number;
  name: string;
  opinion: ShortlistOpinion | '';
  text: string;
  topping: string;
}

/** Stores what a reader thinks of a home, in place of what the same browser wrote before. Throws Conflict at the limit. */
export async function saveShortlistComment(ctx: RequestContext, input: Written): Promise<void> {
  const { token, propertyId, topping, ...written } = input;
  if (topping !== '') return;
  await consume(ctx, 'saveShortlistComment', networkOf(ctx.address));
  if (!written.opinion && !written.text)
    throw new InvalidInput([{ field: 'text', defaultMessage: texts.chooseOrWrite() }]);
  const { id: listId } = await findSharedShortlist(ctx, token);
  const secret = readReader(ctx) ?? createSecret();
  const key = { listId, propertyId, visitor: visitorOf(listId, secret) };
  const data = { ...written, opinion: written.opinion || null };
  await ctx.db.$transaction(async (tx) => {
    // Serialises the comments of a list, so that the limit holds.
    await lockShortlist(tx, listId);
    const home = await tx.shortlistHome.findUnique({
      where: { listId_propertyId: { listId, propertyId } },
      include: { _count: { select: { comments: { where: { visitor: { not: key.visitor } } } } } },
    });
    if (!home) throw new NotFound(texts.homeNotInList());
    if (home._count.comments >= maxCommentsOfHome) throw new Conflict('too_many_comments', texts.commentsFull());
    const where = { listId_propertyId_visitor: key };
    await tx.shortlistComment.upsert({ where, create: { ...key, ...data, createdAt: ctx.clock() }, update: data });
  });
  ctx.setCookie = writeCookie(ctx.config, {
    name: readerCookie,
    value: secret,
    maxAge: rememberedSeconds,
  });
}

export async function deleteOwnShortlistComment(
  ctx: RequestContext,
  { token, propertyId }: { token: string; propertyId: number },
): Promise<void> {
  const { id: listId } = await findSharedShortlist(ctx, token);
  const secret = readReader(ctx);
  if (!secret) return;
  await ctx.db.shortlistComment.deleteMany({ where: { listId, propertyId, visitor: visitorOf(listId, secret) } });
}

/** Returns the ids of the comments on a shared list that the caller's browser wrote. */
export const getOwnShortlistComments: Verb<typeof calls.getOwnShortlistComments> = async (ctx, { token }) => {
  ctx.isPersonal = true;
  const { id: listId } = await findSharedShortlist(ctx, token);
  const secret = readReader(ctx);
  if (!secret) return { ids: [] };
  const comments = await ctx.db.shortlistComment.findMany({ where: { listId, visitor: visitorOf(listId, secret) } });
  return { ids: comments.map(({ id }) => id) };
};

/** Deletes any comment on a list of the caller. */
export async function deleteShortlistComment(ctx: RequestContext, { id }: { id: number }): Promise<void> {
  const { userId } = actorOf(ctx);
  const { count } = await ctx.db.shortlistComment.deleteMany({ where: { id, home: { userId } } });
  if (count === 0) throw new NotFound(texts.commentNotFound());
}

const readerCookie = 'list-reader';

/** Returns the secret by which the browser changes its own comments; null before its first one. */
function readReader(ctx: RequestContext): string | null {
  const secret = parseCookie(ctx.cookies)[readerCookie];
  return secret && /^[\w-]{43}$/.test(secret) ? secret : null;
}

/** The digest differs by list, so that comments of one reader on several lists are not known as such. */
function visitorOf(listId: number, secret: string): Uint8Array<ArrayBuffer> {
  return digestOf(`${listId} ${secret}`);
}
