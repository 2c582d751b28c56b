import type { ResponseKind } from '@africanscity/contracts/call';
import { waitWords } from '@africanscity/contracts/wait-words';
import type { ErrorBody } from '@africanscity/contracts/wire';
import { ApiFailure } from './call.ts';

/**
 * Reads the answer to a call. Throws an `ApiFailure` that says what happened and what to do, also when the answer is not
 * the server's: proxies and filters answer with pages of their own, and public networks with a page to log in to them.
 */
export async function readResponse(kind: ResponseKind, response: Response, sends: boolean): Promise<unknown> {
  if (!response.ok) throw await failureOf(response, sends);
  if (isPage(response)) throw networkLogin();
  try {
    return await readers[kind](response);
  } catch {
    throw new ApiFailure(0, 'broken_off', `The answer broke off on its way. ${checkFirst(sends)}`);
  }
}

/** No answer arrived at all. */
export function unreachable(): ApiFailure {
  const message = isOffline()
    ? 'You are offline. Check your connection and try again.'
    : 'AfricansCity cannot be reached. Check your connection and try again. A public network may want you to log in to it first.';
  return new ApiFailure(0, 'offline', message);
}

/** A file stays bytes: as text it would lose the mark by which spreadsheets know its characters. */
const readers: Record<ResponseKind, (response: Response) => Promise<unknown>> = {
  json: (response) => response.json(),
  text: (response) => response.text(),
  csv: (response) => response.blob(),
  empty: (response) => response.text(),
};

async function failureOf(response: Response, sends: boolean): Promise<ApiFailure> {
  // The API redirects no call: another network is in between, whose address the browser hides.
  if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) return networkLogin();
  const retryAfter = retryAfterOf(response);
  const body: unknown = await response.json().catch(() => null);
  if (isErrorBody(body)) {
    return new ApiFailure(response.status, body.code, body.message, body.errors, retryAfter);
  }
  if (response.status === 511 || response.status === 407) return networkLogin();
  return new ApiFailure(response.status, 'intermediary', explain(response.status, sends, retryAfter), [], retryAfter);
}

function networkLogin(): ApiFailure {
  return new ApiFailure(
    0,
    'network_login',
    'Your network answered in the place of AfricansCity. It may want you to log in to it: open another website in a new tab, then come back and try again.',
  );
}

function explain(status: number, sends: boolean, retryAfter: number | undefined): string {
  const again = `Try again in ${retryAfter === undefined ? 'a minute' : waitWords(retryAfter)}.`;
  switch (status) {
    case 403:
    case 451:
      return 'A security filter between you and AfricansCity refused this. Try another network, or leave out links and unusual signs. Contact us if it stays.';
    case 408:
      return 'Your connection was too slow for this. Try again, or send fewer pictures at once.';
    case 413:
      return 'This is too large for a network between you and AfricansCity. Send fewer or smaller files, or a shorter text.';
    case 414:
    case 431:
      return 'This is too long. Use a shorter text.';
    case 429:
      return `Too many requests came from your network. ${again}`;
    case 502:
    case 503:
      return `AfricansCity is busy or being updated. ${again}`;
    case 504:
    case 524:
      return `AfricansCity took too long to answer. ${checkFirst(sends)}`;
    default:
      return status >= 500
        ? `Something went wrong on our side. ${again}`
        : `A network between you and AfricansCity refused this (error ${status}). Try again, or use another network.`;
  }
}

/** What was sent may have arrived although its answer did not. */
function checkFirst(sends: boolean): string {
  return sends ? 'Look whether your change was saved before you send it again.' : 'Try again in a minute.';
}

/** Seconds until another try makes sense; a header has seconds or a date. */
function retryAfterOf(response: Response): number | undefined {
  const header = response.headers.get('retry-after')?.trim();
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds));
}

function isPage(response: Response): boolean {
  return /^(text\/html|application\/xhtml\+xml)\b/i.test(response.headers.get('content-type') ?? '');
}

function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}

/** Looked at by hand: this runs on every page, and the schema would bring its library along. */
function isErrorBody(body: unknown): body is ErrorBody {
  if (typeof body !== 'object' || body === null) return false;
  const { code, message, errors } = body as Record<string, unknown>;
  return typeof code === 'string' && typeof message === 'string' && (errors === undefined || Array.isArray(errors));
}
