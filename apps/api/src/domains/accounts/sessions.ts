import * as siteTexts from '@africanscity/messages/site';
import type { Session } from '@africanscity/contracts/accounts/users';
import type { Token } from '@africanscity/contracts/accounts/login';
import type { Database, Transaction } from '@africanscity/db/client';
import { randomUUID } from 'node:crypto';
import type { AppContext, RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import type { TokenClaims } from '../../http/tokens.ts';
import { storableText } from '../../kernel/storable.ts';
import { actorOf } from '../../kernel/caller.ts';
import { insertSession } from './accounts.sql.ts';

export type SignToken = (claims: TokenClaims) => string;

/**
 * Opens a session of a user, and signs its token. Returns null for a disabled user, or one whose password has changed: a
 * change ends this session, or is found here.
 */
export async function openSession(
  ctx: RequestContext,
  db: Database | Transaction,
  userId: number,
  sign: SignToken,
  { passwordHash, byLink = false }: { passwordHash?: string; byLink?: boolean } = {},
): Promise<Token | null> {
  const issuedAt = Math.floor(ctx.clock().getTime() / 1000);
  const expiresAt = issuedAt + ctx.config.tokenTtlSeconds;
  const id = randomUUID();
  const userAgent = storableText(ctx.userAgent).slice(0, 300);
  const [createdAt, endsAt] = [new Date(issuedAt * 1000), new Date(expiresAt * 1000)];
  const opened = await insertSession(db, {
    id,
    userId,
    userAgent,
    createdAt,
    endsAt,
    byLink,
    passwordHash: passwordHash ?? null,
  });
  if (!opened) return null;
  await keepLanguage(ctx, db, userId);
  return {
    access_token: sign({ sub: String(userId), jti: id, iat: issuedAt, exp: expiresAt }),
    token_type: 'bearer',
    expires_in: ctx.config.tokenTtlSeconds,
    scope: 'read write',
  };
}

/** Emails come in the language in which a user last logged in. A client that names none changes nothing. */
async function keepLanguage(ctx: RequestContext, db: Database | Transaction, userId: number): Promise<void> {
  const { language } = ctx;
  if (language) await db.user.updateMany({ where: { id: userId, language: { not: language } }, data: { language } });
}

const shown = 100;

export async function getSessions(ctx: RequestContext): Promise<Session[]> {
  const { userId, sessionId } = actorOf(ctx);
  const sessions = await ctx.db.session.findMany({
    where: { userId, endedAt: null, expiresAt: { gt: ctx.clock() } },
    orderBy: { lastSeenAt: 'desc' },
    take: shown,
  });
  return sessions.map((session) => ({
    id: session.id,
    userAgent: session.userAgent || null,
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
    current: session.id === sessionId,
  }));
}

export async function endSession(ctx: RequestContext, { id }: { id: string }): Promise<void> {
  const { count } = await ctx.db.session.updateMany({
    where: { id, userId: actorOf(ctx).userId, endedAt: null },
    data: { endedAt: ctx.clock() },
  });
  if (!count) throw new NotFound(siteTexts.sessionNotFound());
}

const keptMs = 7 * 24 * 3_600_000;

/** Deletes sessions a week after their end. */
export async function deleteEndedSessions(ctx: AppContext): Promise<void> {
  const before = new Date(ctx.clock().getTime() - keptMs);
  await ctx.db.session.deleteMany({ where: { OR: [{ endedAt: { lt: before } }, { expiresAt: { lt: before } }] } });
}
