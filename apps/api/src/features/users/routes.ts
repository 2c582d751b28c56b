import { userEndpoints } from '@africanscity/contracts/users';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { completePasswordReset } from './complete-password-reset.ts';
import { deleteAccount } from './delete-account.ts';
import { endSession } from './end-session.ts';
import { exportMyData } from './export-my-data.ts';
import { getContacts } from './get-contacts.ts';
import { getSessions } from './get-sessions.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { requestVerificationMail } from './request-verification-mail.ts';
import { saveContacts } from './save-contacts.ts';
import { saveUser } from './save-user.ts';
import { undoEmailChange } from './undo-email-change.ts';
import { updateUserPassword } from './update-user-password.ts';
import { verifyEmail } from './verify-email.ts';

export function bindUsers(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(
    app,
    ctx,
    userEndpoints,
    {
      saveUser,
      updateUserPassword,
      requestPasswordReset,
      completePasswordReset,
      verifyEmail,
      undoEmailChange,
      requestVerificationMail,
      getContacts,
      saveContacts,
      getSessions,
      endSession,
      exportMyData,
      deleteAccount,
    },
    {
      exportMyData: { headers: () => ({ 'content-disposition': 'attachment; filename="africanscity-my-data.json"' }) },
    },
  );
}
