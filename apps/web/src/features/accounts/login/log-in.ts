import { loggedInUserFullName, loggedInUserRole, oauthToken } from '@africanscity/contracts/accounts/calls/login';
import type { Token } from '@africanscity/contracts/accounts/login';
import type { Call } from '../../../api/call.ts';
import { endSession, storeToken, storeUser } from '../../../api/session.ts';

/** Logs in, stores the session and returns the user's role. Stores nothing if any step fails. */
export async function logIn(call: Call, email: string, password: string): Promise<{ role: string }> {
  return keepSession(call, await call(oauthToken, { grant_type: 'password', username: email, password }));
}

/** Stores the session of a token with the user's name and role. Returns the role. */
export async function keepSession(call: Call, token: Token): Promise<{ role: string }> {
  storeToken(token);
  try {
    const [fullName, role] = await Promise.all([call(loggedInUserFullName, {}), call(loggedInUserRole, {})]);
    storeUser({ fullName: String(fullName), role: String(role) });
    return { role: String(role) };
  } catch (error) {
    // Keeps the page, because it may have unsaved input.
    endSession();
    throw error;
  }
}
