import jwt from '@fastify/jwt';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../context.ts';

declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: TokenClaims;
  }
}

/** Claims of a token: its session and its lifetime. Times are seconds since 1970. No claim is personal. */
export interface TokenClaims {
  /** User id, as text. */
  sub: string;
  /** Id of the session. */
  jti: string;
  iat: number;
  exp: number;
}

const issuer = 'africanscity';
const audience = 'africanscity-api';

/** Signs and verifies tokens as `app.jwt`: HS256 only, and every required claim must be present. */
export async function registerTokens(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(jwt, {
    secret: config.jwtSecret,
    sign: { algorithm: 'HS256', iss: issuer, aud: audience },
    verify: {
      algorithms: ['HS256'],
      allowedIss: issuer,
      allowedAud: audience,
      requiredClaims: ['iss', 'aud', 'sub', 'jti', 'iat', 'exp'],
      cache: false,
    },
  });
}
