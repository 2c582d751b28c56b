import { randomUUID } from 'node:crypto';
import type { Token } from '@africanscity/contracts/auth';
import type { RequestContext } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { consume, giveBack } from '../../http/limits.ts';
import type { TokenClaims } from '../../http/tokens.ts';
import { networkOf } from '../../network-of.ts';
import { verifyPassword } from './passwords.ts';

export type SignToken = (claims: TokenClaims) => string;

/** Opens a session for whoever knows the password. Only failures count towards the limits. */
export async function oauthToken(
  ctx: RequestContext,
  input: { grant_type?: string; username: string; password: string },
  sign: SignToken,
): Promise<Token> {
  if (input.grant_type !== 'password')
    throw new ApiError(400, 'unsupported_grant_type', 'grant_type must be "password".');
  const network = networkOf(ctx.address);
  const emailAndNetwork = `${input.username.toLowerCase()} ${network}`;
  await consume(ctx, 'oauthTokenByNetwork', network);
  await consume(ctx, 'oauthTokenByEmailAndNetwork', emailAndNetwork);
  const userId = await findUser(ctx, input);
  await giveBack(ctx, 'oauthTokenByNetwork', network);
  await giveBack(ctx, 'oauthTokenByEmailAndNetwork', emailAndNetwork);
  return openSession(ctx, userId, sign);
}

/** Unknown, disabled and wrong are one answer, after the same work. */
async function findUser(ctx: RequestContext, input: { username: string; password: string }): Promise<number> {
  const user = await ctx.db.user.findUnique({
    where: { email: input.username },
    select: { id: true, passwordHash: true, disabledAt: true },
  });
  const matches = await verifyPassword(input.password, user?.passwordHash);
  if (!user || !matches || user.disabledAt)
    throw new ApiError(400, 'invalid_grant', 'The email or the password is wrong.');
  return user.id;
}

async function openSession(ctx: RequestContext, userId: number, sign: SignToken): Promise<Token> {
  const issuedAt = Math.floor(ctx.clock().getTime() / 1000);
  const expiresAt = issuedAt + ctx.config.tokenTtlSeconds;
  const id = randomUUID();
  await ctx.db.session.create({
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
