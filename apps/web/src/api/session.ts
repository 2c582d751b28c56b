import { useSyncExternalStore } from 'react';
import { onDevice } from './kept.ts';

/** Whoever is logged in, as kept in the browser's storage. */
export interface Session {
  authorization: string;
  fullName: string;
  role: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** Names under which clients of the API keep a session. */
const keys = {
  authenticated: 'authenticated',
  accessToken: 'accessToken',
  expiresIn: 'expiresIn',
  tokenType: 'tokenType',
  scope: 'scope',
  time: 'time',
  authorization: 'authHeaderString',
  fullName: 'userFullName',
  role: 'role',
} as const;

export interface Token {
  access_token: string;
  token_type: string;
  /** Seconds. */
  expires_in: number;
  scope: string;
}

const listeners = new Set<() => void>();
let afterEnd = '/';
let expiryTimer: ReturnType<typeof setTimeout> | undefined;

/** The current session; null when there is none or it is past its lifetime. */
export function readSession(): Session | null {
  if (onDevice.read(keys.authenticated) !== '1') return null;
  const expiresAt = Date.parse(onDevice.read(keys.time) ?? '') + Number(onDevice.read(keys.expiresIn)) * 1000;
  const authorization = onDevice.read(keys.authorization);
  if (!authorization || !(expiresAt > Date.now())) return null;
  return {
    authorization,
    fullName: onDevice.read(keys.fullName) ?? '',
    role: onDevice.read(keys.role) ?? '',
    expiresAt,
  };
}

/** Keeps a token as the session, before name and role are known. */
export function storeToken(token: Token): void {
  onDevice.write(keys.accessToken, token.access_token);
  onDevice.write(keys.tokenType, token.token_type);
  onDevice.write(keys.expiresIn, String(token.expires_in));
  onDevice.write(keys.scope, token.scope);
  onDevice.write(keys.time, new Date().toISOString());
  onDevice.write(keys.authorization, `${token.token_type} ${token.access_token}`);
  onDevice.write(keys.authenticated, '1');
  changed();
}

export function storeUser(user: { fullName: string; role: string }): void {
  onDevice.write(keys.fullName, user.fullName);
  onDevice.write(keys.role, user.role);
  changed();
}

/** Forgets the session, in this tab and in all others. This tab then goes to `leadTo`, the others home. */
export function clearSession(leadTo = '/'): void {
  afterEnd = leadTo;
  for (const key of Object.values(keys)) onDevice.remove(key);
  changed();
}

/**
 * Ends the session when its time is over, also after a reload, and follows what other tabs do.
 * `onEnd` hears where to go whenever a session that this tab had is gone.
 */
export function watchSession(onEnd: (leadTo: string) => void): void {
  let had = readSession() !== null;
  if (!had && onDevice.read(keys.authenticated)) clearSession();
  const follow = () => {
    const session = readSession();
    clearTimeout(expiryTimer);
    if (session) expiryTimer = setTimeout(() => clearSession(), session.expiresAt - Date.now());
    const ended = had && !session;
    had = session !== null;
    if (ended) onEnd(afterEnd);
    afterEnd = '/';
  };
  listeners.add(follow);
  window.addEventListener('storage', () => changed());
  follow();
}

/** The current session as a hook: null on the server and for the first paint. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, snapshot, () => null);
}

let cached: { text: string; session: Session | null } = { text: '', session: null };

/** The same object as long as nothing changed, as React wants it. */
function snapshot(): Session | null {
  const session = readSession();
  const text = JSON.stringify(session);
  if (text !== cached.text) cached = { text, session };
  return cached.session;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function changed(): void {
  for (const listener of listeners) listener();
}
