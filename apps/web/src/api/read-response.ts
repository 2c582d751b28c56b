import * as texts from '@africanscity/messages/site';
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
    throw new ApiFailure(0, 'broken_off', `${texts.replyBrokenOff()} ${checkFirst(sends)}`);
  }
}

/** Returns the failure for calls without a response. */
export function unreachable(): ApiFailure {
  const message = isOffline() ? texts.youAreOffline() : texts.siteUnreachable();
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
  return new ApiFailure(0, 'network_login', texts.networkLogin());
}

function explain(status: number, sends: boolean, retryAfter: number | undefined): string {
  const again = retryAfter === undefined ? texts.tryInAMinute() : texts.tryAgainIn({ wait: waitWords(retryAfter) });
  switch (status) {
    case 403:
    case 451:
      return texts.blockedByFilter();
    case 408:
      return texts.tooSlow();
    case 413:
      return texts.tooLargeForNetwork();
    case 414:
    case 431:
      return texts.tooLong();
    case 429:
      return `${texts.tooManyFromNetwork()} ${again}`;
    case 502:
    case 503:
      return `${texts.siteBusyOrUpdated()} ${again}`;
    case 504:
    case 524:
      return `${texts.siteTooSlow()} ${checkFirst(sends)}`;
    default:
      return status >= 500 ? `${texts.faultOnOurSide()} ${again}` : texts.blockedWithError({ status: String(status) });
  }
}

/** The request may have been processed although the response was lost. */
function checkFirst(sends: boolean): string {
  return sends ? texts.checkBeforeSending() : texts.tryInAMinute();
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
