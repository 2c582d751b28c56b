import type { ResponseKind } from '@africanscity/contracts/call';
import { waitWords } from '@africanscity/contracts/wait-words';
import type { ErrorBody } from '@africanscity/contracts/wire';
import { ApiFailure } from './call.ts';

/**
 * Reads the response to a call. Throws an `ApiFailure` with the reason and the remedy, also for responses of proxies,
 * filters and login pages of public networks.
 */
export async function readResponse(kind: ResponseKind, response: Response, sends: boolean): Promise<unknown> {
  if (!response.ok) throw await failureOf(response, sends);
  if (isPage(response)) throw networkLogin();
  try {
    return await readers[kind](response);
  } catch {
    throw new ApiFailure(0, 'broken_off', `The connection dropped before the reply arrived. ${checkFirst(sends)}`);
  }
}

/** Returns the failure for calls without a response. */
export function unreachable(): ApiFailure {
  const message = isOffline()
    ? 'You are offline. Check your connection and try again.'
    : 'We can’t reach the site. Check your connection and try again. On public Wi-Fi you may have to log in first.';
  return new ApiFailure(0, 'offline', message);
}

/** Files stay bytes: decoding as text would drop the byte order mark that spreadsheets need. */
const readers: Record<ResponseKind, (response: Response) => Promise<unknown>> = {
  json: (response) => response.json(),
  text: (response) => response.text(),
  csv: (response) => response.blob(),
  file: (response) => response.blob(),
  empty: (response) => response.text(),
};

async function failureOf(response: Response, sends: boolean): Promise<ApiFailure> {
  // The API never redirects. The redirect comes from another network, and the browser hides its target.
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
    'Your network blocked this request. You may have to log in to it: open another website in a new tab, then come back and try again.',
  );
}

function explain(status: number, sends: boolean, retryAfter: number | undefined): string {
  const again = `Try again in ${retryAfter === undefined ? 'a minute' : waitWords(retryAfter)}.`;
  switch (status) {
    case 403:
    case 451:
      return 'A security filter on your network blocked this. Try another network, or remove links and unusual characters. Contact us if it happens again.';
    case 408:
      return 'Your connection was too slow for this. Try again, or send fewer pictures at once.';
    case 413:
      return 'This is too large for your network. Send fewer or smaller files, or a shorter text.';
    case 414:
    case 431:
      return 'This is too long. Use a shorter text.';
    case 429:
      return `Too many requests came from your network. ${again}`;
    case 502:
    case 503:
      return `The site is busy or being updated. ${again}`;
    case 504:
    case 524:
      return `The site took too long to answer. ${checkFirst(sends)}`;
    default:
      return status >= 500
        ? `Something went wrong on our side. ${again}`
        : `Your network blocked this request (error ${status}). Try again, or use another network.`;
  }
}

/** The request may have been processed although the response was lost. */
function checkFirst(sends: boolean): string {
  return sends ? 'Check whether your change was saved before you send it again.' : 'Try again in a minute.';
}

/** Seconds until a retry. The header has seconds or a date. */
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

/** A manual check: the schema would add its library to every page. */
function isErrorBody(body: unknown): body is ErrorBody {
  if (typeof body !== 'object' || body === null) return false;
  const { code, message, errors } = body as Record<string, unknown>;
  return typeof code === 'string' && typeof message === 'string' && (errors === undefined || Array.isArray(errors));
}
