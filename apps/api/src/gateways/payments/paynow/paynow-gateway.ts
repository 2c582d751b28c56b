import { createHash } from 'node:crypto';
import {
  type Accepted,
  type Account,
  BadMessage,
  GatewayRefused,
  GatewayUnreachable,
  type Intent,
  type PaymentGateway,
  type Report,
} from '../payments.ts';
import { meaningOf } from './meanings.ts';
import { byName, readMessage, writeMessage } from './message.ts';
import { hashOf, isSigned, type OrderedFields } from './paynow-hash.ts';
import { hideDigits, redact } from './redact.ts';
import { type SendMessage, sendOverHttp } from './send-message.ts';

/** One integration per currency, because Paynow messages name none. */
export interface Integration {
  id: string;
  key: string;
}

export interface PaynowOptions {
  /** Without a trailing slash. Only addresses of this origin are fetched. */
  baseUrl: string;
  integrations: Partial<Record<Account, Integration>>;
  /** In Paynow's test mode, the payer's address must be a login of the merchant. */
  testEmail?: string;
  send?: SendMessage;
}

const initiateTimeoutMs = 15_000;
const askTimeoutMs = 8_000;

/** Implements Paynow's protocol. Its hashes match the published examples. */
export function createPaynowGateway(options: PaynowOptions): PaymentGateway {
  const { baseUrl, integrations, testEmail, send = sendOverHttp } = options;
  const accounts = (Object.keys(integrations) as Account[]).filter((account) => integrations[account]);

  return {
    accounts,
    async initiate(intent) {
      const path = intent.method === 'paynow' ? 'initiatetransaction' : 'remotetransaction';
      const { key } = integrationOf(intent.account);
      const fields = sign(describe({ ...intent, email: testEmail ?? intent.email }), key);
      const answer = readAnswer(await send(`${baseUrl}/interface/${path}`, writeMessage(fields), initiateTimeoutMs));
      const values = byNameOrUnreachable(answer);
      const status = values.get('status')?.toLowerCase();
      if (status === 'error') throw new GatewayRefused(hideDigits(values.get('error') ?? 'No reason was given.'));
      // The payment may exist anyway; a trace shows it.
      if (status !== 'ok' || !isSigned(answer, key)) throw new GatewayUnreachable('Its answer is not signed.');
      return accept(values);
    },
    async poll({ account, pollUrl }) {
      if (!owns(pollUrl)) throw new GatewayUnreachable('The address to ask is not of the gateway.');
      return report(account, await send(pollUrl, '', askTimeoutMs));
    },
    async trace({ account, merchantTrace }) {
      const { id, key } = integrationOf(account);
      const fields: OrderedFields = [
        ['id', id],
        ['merchanttrace', merchantTrace],
        ['status', 'Message'],
      ];
      const text = await send(`${baseUrl}/interface/trace`, writeMessage(sign(fields, key)), askTimeoutMs);
      const answer = readMessage(text);
      const status = byName(answer).get('status')?.toLowerCase();
      // An error says nothing about whether the payment exists.
      if (status === 'error') throw new GatewayUnreachable('It could not look the payment up.');
      if (status === 'notfound') {
        if (!isSigned(answer, key)) throw new BadMessage('The answer is not signed.');
        return null;
      }
      return report(account, text);
    },
    parseCallback: report,
    owns,
  };

  function integrationOf(account: Account): Integration {
    const integration = integrations[account];
    if (!integration) throw new GatewayUnreachable(`There is no account for ${account}.`);
    return integration;
  }

  function owns(url: string): boolean {
    return URL.canParse(url) && new URL(url).origin === new URL(baseUrl).origin;
  }

  function describe(intent: Intent): OrderedFields {
    const { phone, method } = intent;
    return [
      ['id', integrationOf(intent.account).id],
      ['reference', intent.reference],
      ['amount', intent.amount],
      ['additionalinfo', intent.description],
      ['returnurl', intent.returnUrl],
      ['resulturl', intent.resultUrl],
      ['authemail', intent.email],
      ...(method === 'paynow' ? [] : expressFields(method, phone)),
      ['merchanttrace', intent.merchantTrace],
      ['status', 'Message'],
    ];
  }

  /** Reads a status update. Finds the account by the key that signed it, the expected one first. */
  function report(expected: Account, text: string): Report {
    const fields = readMessage(text);
    const account = [expected, ...accounts.filter((other) => other !== expected)].find((candidate) => {
      const integration = integrations[candidate];
      return integration && isSigned(fields, integration.key);
    });
    if (!account) throw new BadMessage('The message is not signed.');
    const values = byName(fields);
    const word = values.get('status') ?? '';
    return {
      word: word.slice(0, 40),
      meaning: meaningOf(word),
      reference: values.get('reference') ?? '',
      amount: values.get('amount') ?? '',
      gatewayReference: values.get('paynowreference') ?? null,
      pollUrl: values.get('pollurl') ?? null,
      account,
      raw: redact(fields),
      digest: createHash('sha256').update(text.trim()).digest('hex'),
    };
  }
}

function expressFields(method: string, phone: string | null): OrderedFields {
  return phone
    ? [
        ['phone', phone],
        ['method', method],
      ]
    : [['method', method]];
}

function sign(fields: OrderedFields, key: string): OrderedFields {
  return [...fields, ['hash', hashOf(fields, key)]];
}

/** An unreadable response proves nothing about what was created. */
function readAnswer(text: string): OrderedFields {
  return orUnreachable(() => readMessage(text));
}

function byNameOrUnreachable(fields: OrderedFields): Map<string, string> {
  return orUnreachable(() => byName(fields));
}

function orUnreachable<Result>(read: () => Result): Result {
  try {
    return read();
  } catch {
    throw new GatewayUnreachable('Its answer cannot be read.');
  }
}

function accept(values: Map<string, string>): Accepted {
  return {
    pollUrl: values.get('pollurl') ?? '',
    gatewayReference: values.get('paynowreference') ?? null,
    browserUrl: values.get('browserurl') ?? null,
    instructions: values.get('instructions')?.slice(0, 1000) ?? null,
    code: values.get('authorizationcode')?.slice(0, 40) ?? null,
    codeExpiresAt: readExpiry(values.get('authorizationexpires')),
  };
}

/** Parses `21-Nov-2026 14:05` in the time of Harare, UTC+2 all year. Returns null for any other text. */
function readExpiry(text = ''): Date | null {
  const match = /^(\d{1,2})-([A-Za-z]{3})-(\d{4}) (\d{2}):(\d{2})$/.exec(text.trim());
  if (!match) return null;
  const [, day, month, year, hour, minute] = match;
  const at = new Date(`${day} ${month} ${year} ${hour}:${minute}:00 GMT+0200`);
  return Number.isNaN(at.getTime()) ? null : at;
}
