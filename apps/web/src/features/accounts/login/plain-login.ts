import * as texts from '@africanscity/messages/accounts';
import { logoff, oauthToken } from '@africanscity/contracts/accounts/calls/login';
import { ApiFailure } from '../../../api/call.ts';
import type { FormAction } from '../../../app/form-action.ts';
import { loginFaults, wrongLogin } from './login-faults.ts';

/** Logs in or out by a form without scripts. The session is a cookie for rendered pages and their forms only. */
export const plainLogin: FormAction = async ({ call, fields, url, keepSession }) => {
  if ('leave' in fields) {
    await call(logoff, {});
    keepSession(null);
    return '/login';
  }
  const { email = '', password = '' } = fields;
  const missing = Object.entries(loginFaults({ email, password }));
  if (missing.length > 0) {
    const faults = missing.map(([field, defaultMessage]) => ({ field, defaultMessage }));
    throw new ApiFailure(400, 'invalid_input', texts.enterEmailAndPassword(), faults);
  }
  const token = await call(oauthToken, { grant_type: 'password', username: email.trim(), password }).catch(
    (failure: unknown) => {
      throw wordsFor(failure);
    },
  );
  keepSession(token);
  return url.pathname + url.search;
};

function wordsFor(failure: unknown): unknown {
  if (!(failure instanceof ApiFailure)) return failure;
  if (failure.code === 'invalid_grant') return new ApiFailure(400, failure.code, wrongLogin());
  if (failure.code !== 'mfa_required') return failure;
  const text = texts.secondStepNeedsScripts();
  return new ApiFailure(403, failure.code, text);
}
