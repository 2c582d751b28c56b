import { adminUserEndpoints } from '@africanscity/contracts/admin-users';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { allowNames } from './allow-names.ts';
import { createLoginLink } from './create-login-link.ts';
import { deleteUser } from './delete-user.ts';
import { disableUser } from './disable-user.ts';
import { dismissAdministrator } from './dismiss-administrator.ts';
import { enableUser } from './enable-user.ts';
import { endUserSessions } from './end-user-sessions.ts';
import { getUserById } from './get-user-by-id.ts';
import { getUsersPage } from './get-users-page.ts';
import { logInByLink } from './log-in-by-link.ts';
import { makeAdministrator } from './make-administrator.ts';
import { sendUserReset } from './send-user-reset.ts';
import { sendUserVerification } from './send-user-verification.ts';

export function bindAdminUsers(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(
    app,
    ctx,
    adminUserEndpoints,
    {
      getUsersPage,
      getUserById,
      makeAdministrator,
      dismissAdministrator,
      disableUser,
      enableUser,
      endUserSessions,
      sendUserVerification,
      sendUserReset,
      allowNames,
      createLoginLink,
      deleteUser,
      logInByLink: (request, input) => logInByLink(request, input, (claims) => app.jwt.sign(claims)),
    },
    { logInByLink: { headers: () => ({ 'cache-control': 'no-store', pragma: 'no-cache' }) } },
  );
}
