import { calls as accounts } from '@africanscity/contracts/accounts/calls';
import { calls as administration } from '@africanscity/contracts/administration/calls';
import type { AnyCall, ResponseKind } from '@africanscity/contracts/call';
import { calls as companies } from '@africanscity/contracts/companies/calls';
import { calls as listings } from '@africanscity/contracts/listings/calls';
import { calls as messages } from '@africanscity/contracts/messages/calls';
import { calls as moderation } from '@africanscity/contracts/moderation/calls';
import { calls as payments } from '@africanscity/contracts/payments/calls';
import { addressOf, bodyOf } from '@africanscity/contracts/request-parts';
import { calls as requests } from '@africanscity/contracts/requests/calls';
import { ApiError } from './api-error.ts';
import type { CallOptions, ClientOptions } from './client-types.ts';

export { ApiError };

const domains = [accounts, companies, listings, requests, payments, messages, moderation, administration];
const calls: AnyCall[] = domains.flatMap((domain) => Object.values<AnyCall>(domain));

const longestWaitMs = 60_000;

type Values = Record<string, unknown>;
type Method = (input?: Values, options?: CallOptions) => Promise<unknown>;

/** Returns an object with a method for each call of the API. Methods reject with an `ApiError`. */
export function createClient(options: ClientOptions): Record<string, Method> {
  const methods = calls.map((call): [string, Method] => [
    call.name,
    (input = {}, callOptions = {}) => perform(options, call, input, callOptions),
  ]);
  return Object.fromEntries(methods);
}

async function perform(options: ClientOptions, call: AnyCall, input: Values, callOptions: CallOptions) {
  const { api, retries = 2, fetch: send = fetch } = options;
  const address = addressOf(api.replace(/\/+$/, ''), call, input);
  for (let left = retries; ; left -= 1) {
    const response = await send(address, {
      method: call.method,
      headers: await headersOf(options, call, callOptions),
      body: bodyOf(call, input) ?? null,
      signal: callOptions.signal ?? null,
      // The API never redirects, and a key must not go elsewhere.
      redirect: 'error',
    });
    if (response.ok) return readers[call.responds](response);
    const error = new ApiError(response.status, await response.json().catch(() => ({})), response.headers);
    const isBusy = response.status === 429 || response.status === 503;
    const isRepeatable = call.method === 'GET' || callOptions.idempotencyKey !== undefined;
    const waitMs = (error.retryAfter ?? 1) * 1000;
    if (left <= 0 || !isBusy || !isRepeatable || waitMs > longestWaitMs) throw error;
    await waitFor(waitMs, callOptions.signal);
  }
}

const readers: Record<ResponseKind, (response: Response) => Promise<unknown>> = {
  json: (response) => response.json(),
  text: (response) => response.text(),
  csv: (response) => response.blob(),
  file: (response) => response.blob(),
  empty: async (response) => void (await response.arrayBuffer()),
};

async function headersOf(options: ClientOptions, { access }: AnyCall, { idempotencyKey }: CallOptions) {
  const authorization = access === 'client' ? basic(options) : await bearer(options);
  return {
    ...(authorization && { authorization }),
    ...(options.language && { 'x-language': options.language }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  };
}

async function bearer({ key, token }: ClientOptions): Promise<string | undefined> {
  const known = key ?? (typeof token === 'function' ? await token() : token);
  return known && `Bearer ${known}`;
}

function basic({ oauthClient }: ClientOptions): string | undefined {
  return oauthClient && `Basic ${btoa(`${oauthClient.id}:${oauthClient.secret}`)}`;
}

function waitFor(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
