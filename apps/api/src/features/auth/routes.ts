import { authEndpoints } from '@africanscity/contracts/auth';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { loggedInUserFullName } from './logged-in-user-full-name.ts';
import { loggedInUserRole } from './logged-in-user-role.ts';
import { loggedInUser } from './logged-in-user.ts';
import { logoff } from './logoff.ts';
import { oauthToken } from './oauth-token.ts';

export function bindAuth(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(
    app,
    ctx,
    authEndpoints,
    {
      oauthToken: (request, input) => oauthToken(request, input, (claims) => app.jwt.sign(claims)),
      logoff,
      loggedInUserFullName,
      loggedInUserRole,
      loggedInUser,
    },
    { oauthToken: { headers: () => ({ 'cache-control': 'no-store', pragma: 'no-cache' }) } },
  );
}
