import * as texts from '@africanscity/messages/site';
import { addressOf, bodyOf } from '@africanscity/contracts/request-parts';
import type { Language } from '@africanscity/messages/languages';
import { ApiFailure, type Call } from './call.ts';
import { readResponse, unreachable } from './read-response.ts';
import { sendWithProgress } from './send-with-progress.ts';

export interface BrowserCallOptions {
  /** '' or a path such as '/api'. */
  apiBasePath: string;
  /** The language of the page, in which the API answers. */
  language: Language;
  /** The Authorization header of the OAuth client, for calls without a user. */
  clientAuthorization: string;
  /** Returns the Authorization header of the session, if the user is logged in. */
  authorization(): string | null;
  /** Called when the session is no longer valid. */
  onUnauthenticated(): void;
  /** Whether the session ended while this page was open, so that its input belongs to the session's user. */
  hasEnded(): boolean;
  /** Asks the user to log in again on the same page. Resolves with whether they did. */
  logInAgain(): Promise<boolean>;
  /** Asks for proof of identity before an irreversible action. Resolves with whether it was given. */
  confirm(): Promise<boolean>;
}

/** Calls the API over HTTP with the session's token. */
export function createBrowserCall({
  apiBasePath,
  language,
  clientAuthorization,
  authorization,
  onUnauthenticated,
  hasEnded,
  logInAgain,
  confirm,
}: BrowserCallOptions): Call {
  const call: Call = async (endpoint, input, options = {}) => {
    const isClientCall = endpoint.access === 'client';
    const isWrite = endpoint.method === 'POST' && !isClientCall;
    if (isWrite && endpoint.access !== 'public' && hasEnded()) {
      if (!(await logInAgain())) throw sessionEnded();
    }
    const token = isClientCall ? clientAuthorization : authorization();
    const headers = {
      'x-language': language,
      ...(token && { authorization: token }),
      ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
    };
    const request = {
      method: endpoint.method,
      headers,
      body: bodyOf(endpoint, input as Record<string, unknown>),
      // Private responses must not come from a cache that another visitor filled.
      cache: token ? ('no-store' as const) : ('default' as const),
      signal: options.signal,
      // The API never redirects. A redirect comes from another network and is reported as such.
      redirect: 'manual' as const,
    };
    const address = addressOf(apiBasePath, endpoint, input as Record<string, unknown>);
    const sent = options.onProgress ? sendWithProgress(address, request, options.onProgress) : fetch(address, request);
    const response = await sent.catch(() => {
      throw unreachable();
    });
    // A call from before a new login says nothing about the new session.
    const isCurrent = token === authorization();
    if (response.status === 401 && isWrite && token) {
      if (!isCurrent || (await logInAgain())) return call(endpoint, input, options);
      throw sessionEnded();
    }
    if (response.status === 401 && token && isCurrent && !isClientCall) onUnauthenticated();
    try {
      return (await readResponse(endpoint.responds, response, endpoint.method !== 'GET')) as never;
    } catch (failure) {
      const isAsked = failure instanceof ApiFailure && failure.code === 'confirmation_required';
      if (isAsked && (await confirm())) return call(endpoint, input, options);
      throw failure;
    }
  };
  return call;
}

function sessionEnded(): ApiFailure {
  return new ApiFailure(401, 'not_authenticated', texts.logInToSend());
}
