import { secondFactorEndpoints } from '@africanscity/contracts/second-factor';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { confirmIdentity, startConfirmation } from './confirm.ts';
import { getSecondFactors } from './factors.ts';
import { logInBySecondStep, startSecondStep } from './log-in.ts';
import { deletePasskey, savePasskey, startPasskey } from './passkeys.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { resetSecondFactors } from './reset.ts';
import { getSecondFactorRule, saveSecondFactorRule } from './rule.ts';
import { deleteTimeCode, saveTimeCode, startTimeCode } from './time-codes.ts';

export function bindSecondFactor(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(
    app,
    ctx,
    secondFactorEndpoints,
    {
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
      resetSecondFactors,
      getSecondFactorRule,
      saveSecondFactorRule,
    },
    { logInBySecondStep: { headers: () => ({ 'cache-control': 'no-store', pragma: 'no-cache' }) } },
  );
}
