import { fileNameOf } from '@africanscity/contracts/brand';
import { calls } from '@africanscity/contracts/accounts/calls';
import { schemas } from '@africanscity/contracts/accounts/schemas';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import * as contacts from './contacts.ts';
import { deleteAccount } from './delete-account.ts';
import { undoEmailChange } from './email-change.ts';
import * as emailVerification from './email-verification.ts';
import * as loggedInUser from './logged-in-user.ts';
import { logoff, oauthToken } from './login.ts';
import { exportMyData } from './own-data.ts';
import * as passwordReset from './password-reset.ts';
import { updateUserPassword } from './passwords.ts';
import * as confirmation from './second-factor/confirmation.ts';
import { getSecondFactors } from './second-factor/factors.ts';
import * as passkeys from './second-factor/passkeys.ts';
import { renewRecoveryCodes } from './second-factor/recovery-codes.ts';
import * as rule from './second-factor/rule.ts';
import { logInBySecondStep, startSecondStep } from './second-factor/second-step.ts';
import * as timeCodes from './second-factor/time-codes.ts';
import * as sessions from './sessions.ts';
import { saveUser } from './sign-up.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';

export function bindAccounts(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(
    app,
    ctx,
    calls,
    schemas,
    {
      ...contacts,
      ...emailVerification,
      ...loggedInUser,
      ...passwordReset,
      ...confirmation,
      ...passkeys,
      ...rule,
      ...timeCodes,
      ...sessions,
      deleteAccount,
      undoEmailChange,
      logoff,
      exportMyData,
      updateUserPassword,
      getSecondFactors,
      renewRecoveryCodes,
      startSecondStep,
      saveUser,
      oauthToken: (request, input) => oauthToken(request, input, (claims) => app.jwt.sign(claims)),
      logInBySecondStep: (request, input) => logInBySecondStep(request, input, (claims) => app.jwt.sign(claims)),
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
