import { logoff, oauthToken } from '@africanscity/contracts/accounts/calls/login';
import { ApiFailure } from '../../../api/call.ts';
import type { FormAction } from '../../../app/form-action.ts';
import { loginFaults, refused } from './login-form.tsx';

/** Logs in, or off, by a form without scripts: the session is kept for rendered pages and their forms alone. */
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
    throw new ApiFailure(400, 'invalid_input', refused, faults);
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
  if (!(failure instanceof ApiFailure) || failure.status === 429 || failure.status >= 500) return failure;
  if (failure.code !== 'mfa_required') return new ApiFailure(400, failure.code, refused);
  const text =
    'Your password is right. The second step of logging in needs JavaScript, which is switched off in this browser.';
  return new ApiFailure(403, failure.code, text);
}
