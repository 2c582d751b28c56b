import type { AnyCall, ResponseKind } from '@africanscity/contracts/call';
import type { ErrorBody } from '@africanscity/contracts/wire';
import { ApiFailure, type Call } from './call.ts';
import { sendWithProgress } from './send-with-progress.ts';

export interface BrowserCallOptions {
  /** '' or a path such as '/api'. */
  apiBasePath: string;
  /** The Authorization header of calls that are a client's, not a user's. */
  clientAuthorization: string;
  /** The Authorization header of the session, if there is one. */
  authorization(): string | null;
  /** The session is not valid any more. */
  onUnauthenticated(): void;
  /** What cannot be undone wants a fresh proof of who one is; whether it was given. */
  confirm(): Promise<boolean>;
}

/** Calls the API over HTTP, with the token of whoever is logged in. */
export function createBrowserCall({
  apiBasePath,
  clientAuthorization,
  authorization,
  onUnauthenticated,
  confirm,
}: BrowserCallOptions): Call {
  const call: Call = async (endpoint, input, options = {}) => {
    const isClientCall = endpoint.access === 'client';
    const token = isClientCall ? clientAuthorization : authorization();
    const headers: Record<string, string> = {};
    if (token) headers.authorization = token;
    if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey;
    const request = {
      method: endpoint.method,
      headers,
      body: bodyOf(endpoint, input as Values),
      // A private answer must not come from a cache that an earlier visitor filled.
      cache: token ? ('no-store' as const) : ('default' as const),
      signal: options.signal,
    };
    const address = addressOf(apiBasePath, endpoint, input as Values);
    const sent = options.onProgress ? sendWithProgress(address, request, options.onProgress) : fetch(address, request);
    const response = await sent.catch(() => {
      throw new ApiFailure(0, 'offline', 'The server cannot be reached. Check your connection and try again.');
    });
    if (response.status === 401 && token && !isClientCall) onUnauthenticated();
    if (!response.ok) {
      const failure = await failureOf(response);
      if (failure.code === 'confirmation_required' && (await confirm())) return call(endpoint, input, options);
      throw failure;
    }
    return (await readAnswer[endpoint.responds](response)) as never;
  };
  return call;
}

/** A file stays bytes: as text it would lose the mark by which spreadsheets know its characters. */
const readAnswer: Record<ResponseKind, (response: Response) => Promise<unknown>> = {
  json: (response) => response.json(),
  text: (response) => response.text(),
  csv: (response) => response.blob(),
  empty: (response) => response.text(),
};

type Values = Record<string, unknown>;

function addressOf(apiBasePath: string, endpoint: AnyCall, input: Values): string {
  const query = new URLSearchParams();
  for (const name of endpoint.query ?? []) {
    const value = input[name];
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  const search = query.toString();
  return `${apiBasePath}/${endpoint.path}${search ? `?${search}` : ''}`;
}

/** Without files a form is text: short, and never counted among the uploads that share what there is. */
function bodyOf(endpoint: AnyCall, input: Values): FormData | URLSearchParams | undefined {
  if (!endpoint.form && !endpoint.files) return undefined;
  const files = (endpoint.files ?? []).flatMap((name) =>
    ((input[name] as Blob[] | undefined) ?? []).map((file) => [name, file] as const),
  );
  const form = files.length > 0 ? new FormData() : new URLSearchParams();
  for (const name of endpoint.form ?? []) {
    const value = input[name];
    if (value !== undefined && value !== null) form.append(name, String(value));
  }
  for (const [name, file] of files) (form as FormData).append(name, file);
  return form;
}

async function failureOf(response: Response): Promise<ApiFailure> {
  const body: unknown = await response.json().catch(() => null);
  if (isErrorBody(body)) return new ApiFailure(response.status, body.code, body.message, body.errors);
  return new ApiFailure(
    response.status,
    'unreadable',
    'The server gave an answer that makes no sense. Try again in a moment.',
  );
}

/** Looked at by hand: this runs on every page, and the schema would bring its library along. */
function isErrorBody(body: unknown): body is ErrorBody {
  if (typeof body !== 'object' || body === null) return false;
  const { code, message, errors } = body as Record<string, unknown>;
  return typeof code === 'string' && typeof message === 'string' && (errors === undefined || Array.isArray(errors));
}
