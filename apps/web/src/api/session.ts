import { useSyncExternalStore } from 'react';
import { safeLocalStorage } from './browser-storage.ts';

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
/** The session that ended while its page was open, until the user logs in or leaves the page. */
let ended: Session | null = null;
let expiryTimer: ReturnType<typeof setTimeout> | undefined;

/** The current session; null when there is none or it is past its lifetime. */
export function readSession(): Session | null {
  if (safeLocalStorage.read(keys.authenticated) !== '1') return null;
  const expiresAt =
    Date.parse(safeLocalStorage.read(keys.time) ?? '') + Number(safeLocalStorage.read(keys.expiresIn)) * 1000;
  const authorization = safeLocalStorage.read(keys.authorization);
  if (!authorization || !(expiresAt > Date.now())) return null;
  return {
    authorization,
    fullName: safeLocalStorage.read(keys.fullName) ?? '',
    role: safeLocalStorage.read(keys.role) ?? '',
    expiresAt,
  };
}

/** Keeps a token as the session, before name and role are known. */
export function storeToken(token: Token): void {
  // Until they are read again, so that no page for administrators goes away in between.
  if (ended) {
    safeLocalStorage.write(keys.fullName, ended.fullName);
    safeLocalStorage.write(keys.role, ended.role);
  }
  ended = null;
  safeLocalStorage.write(keys.accessToken, token.access_token);
  safeLocalStorage.write(keys.tokenType, token.token_type);
  safeLocalStorage.write(keys.expiresIn, String(token.expires_in));
  safeLocalStorage.write(keys.scope, token.scope);
  safeLocalStorage.write(keys.time, new Date().toISOString());
  safeLocalStorage.write(keys.authorization, `${token.token_type} ${token.access_token}`);
  safeLocalStorage.write(keys.authenticated, '1');
  changed();
}

export function storeUser(user: { fullName: string; role: string }): void {
  safeLocalStorage.write(keys.fullName, user.fullName);
  safeLocalStorage.write(keys.role, user.role);
  changed();
}

/** Forgets the session, in this tab and in all others. This tab then goes to `leadTo`, the others home. */
export function clearSession(leadTo = '/'): void {
  afterEnd = leadTo;
  ended = null;
  forgetKeys();
}

/** Forgets the session and leaves its page open, so that what is typed there can be sent after another login. */
export function endSession(): void {
  ended ??= latest;
  forgetKeys();
}

/** The session that ended on this page; null when none did. */
export function readEndedSession(): Session | null {
  return ended;
}

/** The page on which the session ended is left. */
export function forgetEndedSession(): void {
  if (!ended) return;
  ended = null;
  changed();
}

function forgetKeys(): void {
  for (const key of Object.values(keys)) safeLocalStorage.remove(key);
  changed();
}

/** The session as this tab last read it. */
let latest: Session | null = null;

/**
 * Ends the session when its time is over, also after a reload, and follows what other tabs do.
 * `onEnd` hears where to go whenever a session that this tab had is gone; `staysOpen` tells whether the page stays instead.
 */
export function watchSession(onEnd: (leadTo: string) => void, staysOpen: () => boolean = () => false): void {
  let had = readSession() !== null;
  if (!had && safeLocalStorage.read(keys.authenticated)) clearSession();
  const follow = () => {
    const session = readSession();
    // Set before the first paint by the document; a style of guests' links follows it.
    document.documentElement.toggleAttribute('data-session', session !== null);
    clearTimeout(expiryTimer);
    // Another tab may be the one whose timer forgets it.
    if (!session && latest && latest.expiresAt <= Date.now() && staysOpen()) ended ??= latest;
    latest = session ?? latest;
    if (session) expiryTimer = setTimeout(() => endOrLeave(staysOpen), session.expiresAt - Date.now());
    const isGone = had && !session;
    had = session !== null;
    if (isGone && !ended) onEnd(afterEnd);
    afterEnd = '/';
  };
  listeners.add(follow);
  window.addEventListener('storage', () => changed());
  follow();
}

/** Ends a session that is over: the page stays when something on it would be lost, else the visitor is led home. */
export function endOrLeave(staysOpen: () => boolean): void {
  if (staysOpen()) endSession();
  else clearSession();
}

/**
 * The session that the page was made for: null on the server and for the first paint. It outlives its end on the page that
 * is open, so that no form goes away under the user's hands.
 */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, pageSession, () => null);
}

/** The session that works now, for what says whether the visitor is logged in. */
export function useLiveSession(): Session | null {
  return useSyncExternalStore(subscribe, liveSession, () => null);
}

const pageSession = stable(() => readSession() ?? ended);
const liveSession = stable(readSession);

/** The same object as long as nothing changed, as React wants it. */
function stable(read: () => Session | null): () => Session | null {
  let cached: { text: string; session: Session | null } = { text: '', session: null };
  return () => {
    const session = read();
    const text = JSON.stringify(session);
    if (text !== cached.text) cached = { text, session };
    return cached.session;
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function changed(): void {
  for (const listener of listeners) listener();
}
