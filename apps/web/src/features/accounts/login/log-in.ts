import { loggedInUserFullName, loggedInUserRole, oauthToken } from '@africanscity/contracts/accounts/calls/login';
import type { Token } from '@africanscity/contracts/accounts/login';
import type { Call } from '../../../api/call.ts';
import { endSession, storeToken, storeUser } from '../../../api/session.ts';

/** Logs in and keeps the session; the user's role. Nothing is kept when any part of it fails. */
export async function logIn(call: Call, email: string, password: string): Promise<{ role: string }> {
  return keepSession(call, await call(oauthToken, { grant_type: 'password', username: email, password }));
}

/** Keeps the session that a token names, with the user's name and role; the role. */
export async function keepSession(call: Call, token: Token): Promise<{ role: string }> {
  storeToken(token);
  try {
    const [fullName, role] = await Promise.all([call(loggedInUserFullName, {}), call(loggedInUserRole, {})]);
    storeUser({ fullName: String(fullName), role: String(role) });
    return { role: String(role) };
  } catch (error) {
    // The page stays, as it may hold what the user typed.
    endSession();
    throw error;
  }
}
