import { fileNameOf } from '@africanscity/contracts/brand';
import { calls } from '@africanscity/contracts/accounts/calls';
import { schemas } from '@africanscity/contracts/accounts/schemas';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { getContacts, saveContacts } from './contacts.ts';
import { deleteAccount } from './delete-account.ts';
import { undoEmailChange } from './email-change.ts';
import { requestVerificationMail, verifyEmail } from './email-verification.ts';
import { loggedInUser, loggedInUserFullName, loggedInUserRole } from './logged-in-user.ts';
import { logoff, oauthToken } from './login.ts';
import { exportMyData } from './own-data.ts';
import { completePasswordReset, requestPasswordReset } from './password-reset.ts';
import { updateUserPassword } from './passwords.ts';
import { confirmIdentity, startConfirmation } from './second-factor/confirmation.ts';
import { getSecondFactors } from './second-factor/factors.ts';
import { deletePasskey, savePasskey, startPasskey } from './second-factor/passkeys.ts';
import { renewRecoveryCodes } from './second-factor/recovery-codes.ts';
import { getSecondFactorRule, saveSecondFactorRule } from './second-factor/rule.ts';
import { logInBySecondStep, startSecondStep } from './second-factor/second-step.ts';
import { deleteTimeCode, saveTimeCode, startTimeCode } from './second-factor/time-codes.ts';
import { endSession, getSessions } from './sessions.ts';
import { saveUser } from './sign-up.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';

export function bindAccounts(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(
    app,
    ctx,
    calls,
    schemas,
    {
      oauthToken: (request, input) => oauthToken(request, input, (claims) => app.jwt.sign(claims)),
      logoff,
      loggedInUserFullName,
      loggedInUserRole,
      loggedInUser,
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
      getSecondFactors,
      startSecondStep,
      logInBySecondStep: (request, input) => logInBySecondStep(request, input, (claims) => app.jwt.sign(claims)),
      startConfirmation,
      confirmIdentity,
      startPasskey,
      savePasskey,
      deletePasskey,
      startTimeCode,
      saveTimeCode,
      deleteTimeCode,
      renewRecoveryCodes,
      getSecondFactorRule,
      saveSecondFactorRule,
    },
    {
      oauthToken: { headers: () => ({ 'cache-control': 'no-store', pragma: 'no-cache' }) },
      exportMyData: {
        headers: () => ({
          'content-disposition': `attachment; filename="${fileNameOf(ctx.config.brand)}-my-data.json"`,
        }),
      },
      logInBySecondStep: { headers: () => ({ 'cache-control': 'no-store', pragma: 'no-cache' }) },
    },
  );
}
