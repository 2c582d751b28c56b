import { randomUUID } from 'node:crypto';
import type { Token } from '@africanscity/contracts/auth';
import type { Transaction } from '@africanscity/db/client';
import type { RequestContext } from '../../context.ts';
import type { TokenClaims } from '../../http/tokens.ts';

export type SignToken = (claims: TokenClaims) => string;

/** Opens a session of a user, and makes the token that names it. */
export async function openSession(
  ctx: RequestContext,
  db: Transaction,
  userId: number,
  sign: SignToken,
): Promise<Token> {
  const issuedAt = Math.floor(ctx.clock().getTime() / 1000);
  const expiresAt = issuedAt + ctx.config.tokenTtlSeconds;
  const id = randomUUID();
  await db.session.create({
    data: {
      id,
      userId,
      userAgent: storableText(ctx.userAgent).slice(0, 300),
      createdAt: new Date(issuedAt * 1000),
      expiresAt: new Date(expiresAt * 1000),
    },
  });
  return {
    access_token: sign({ sub: String(userId), jti: id, iat: issuedAt, exp: expiresAt }),
    token_type: 'bearer',
    expires_in: ctx.config.tokenTtlSeconds,
    scope: 'read write',
  };
}

function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
