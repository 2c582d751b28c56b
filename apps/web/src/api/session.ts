import { useSyncExternalStore } from 'react';
import { safeLocalStorage } from './browser-storage.ts';

/** A logged-in user's session in the browser's storage. */
export interface Session {
  authorization: string;
  fullName: string;
  role: string;
  /** In milliseconds since 1970. */
  expiresAt: number;
}

/** Storage keys. Other clients of the API use them too. */
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
  /** In seconds. */
  expires_in: number;
  scope: string;
}

const listeners = new Set<() => void>();
let afterEnd = '/';
/** A session that ended while its page was open, until the user logs in or leaves the page. */
let ended: Session | null = null;
let expiryTimer: ReturnType<typeof setTimeout> | undefined;

/** Returns the current session; null without one or after it expired. */
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

/** Stores a token as the session before the name and role are loaded. */
export function storeToken(token: Token): void {
  // Keeps the previous role until it is reloaded, so that administration pages do not close.
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

/** Clears the session in all tabs. This tab then opens `leadTo`, the others the home page. */
export function clearSession(leadTo = '/'): void {
  afterEnd = leadTo;
  ended = null;
  forgetKeys();
}

/** Clears the session but keeps its page open, so that the input can be sent after a new login. */
export function endSession(): void {
  ended ??= latest;
  forgetKeys();
}

/** Returns the session that ended on this page, if any. */
export function readEndedSession(): Session | null {
  return ended;
}

/** Called when the user leaves the page on which the session ended. */
export function forgetEndedSession(): void {
  if (!ended) return;
  ended = null;
  changed();
}

function forgetKeys(): void {
  for (const key of Object.values(keys)) safeLocalStorage.remove(key);
  changed();
}

/** The session that this tab read last. */
let latest: Session | null = null;

/**
 * Ends the session when it expires, also after a reload, and follows other tabs. Calls `onEnd` with the next address
 * when this tab loses its session, unless `staysOpen` returns true.
 */
export function watchSession(onEnd: (leadTo: string) => void, staysOpen: () => boolean = () => false): void {
  let had = readSession() !== null;
  if (!had && safeLocalStorage.read(keys.authenticated)) clearSession();
  const follow = () => {
    const session = readSession();
    // The document's inline script sets the attribute before the first paint; the style of guest links uses it.
    document.documentElement.toggleAttribute('data-session', session !== null);
    clearTimeout(expiryTimer);
    // Another tab's timer may clear the session first.
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

/** Ends an expired session: keeps the page when it has unsaved input, otherwise redirects. */
export function endOrLeave(staysOpen: () => boolean): void {
  if (staysOpen()) endSession();
  else clearSession();
}

/**
 * Returns the session that the page was rendered for: null on the server and during hydration. It stays after expiry,
 * so that forms stay open.
 */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, pageSession, () => null);
}

/** Returns the valid session, for controls that show whether the user is logged in. */
export function useLiveSession(): Session | null {
  return useSyncExternalStore(subscribe, liveSession, () => null);
}

const pageSession = stable(() => readSession() ?? ended);
const liveSession = stable(readSession);

/** Returns the same object until it changes, as `useSyncExternalStore` requires. */
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
