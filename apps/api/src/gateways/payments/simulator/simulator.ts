import { randomInt, randomUUID } from 'node:crypto';
import { byName, readMessage, writeMessage } from '../paynow/message.ts';
import { hashOf, isSigned, type OrderedFields } from '../paynow/paynow-hash.ts';
import { type Book, createBook, type Entry } from './book.ts';
import { type Chaos, chaosSwitches } from './chaos.ts';
import { createCourier, type Deliver, type Later } from './courier.ts';
import { confirmPage, listPage, messagePage } from './pages.ts';
import { wallets } from './wallets.ts';

export interface SimulatorOptions {
  /** Keys of the integrations, by their number. */
  keys: ReadonlyMap<string, string>;
  /** Addresses for programs and for browsers; without a trailing slash. */
  baseUrl: string;
  publicUrl: string;
  deliver: Deliver;
  later: Later;
  book?: Book;
}

export interface SimulatedRequest {
  method: string;
  /** Without the base: /interface/trace. */
  path: string;
  query: URLSearchParams;
  body: string;
}

export interface SimulatedAnswer {
  status: number;
  type: 'form' | 'html' | 'redirect';
  /** Text of the response, or the address to redirect to. */
  body: string;
}

export interface Simulator {
  chaos: Chaos;
  book: Book;
  /** Never resolves while it hangs. Resolves to null when it loses the response. */
  handle(request: SimulatedRequest): Promise<SimulatedAnswer | null>;
  /** Forces the state of a payment and reports it, as the gateway's staff or the payer would. */
  force(guid: string, status: string, paidAmount?: string): Promise<void>;
}

const ok = (body: string): SimulatedAnswer => ({ status: 200, type: 'form', body });
const fault = (error: string) =>
  ok(
    writeMessage([
      ['status', 'Error'],
      ['error', error],
    ]),
  );

/** Simulates Paynow: its protocol with its hashes, its page, its test numbers, and faults on demand. */
export function createSimulator(options: SimulatorOptions): Simulator {
  const { keys, baseUrl, publicUrl } = options;
  const book = options.book ?? createBook();
  const chaos: Chaos = {};
  const courier = createCourier(options.deliver, options.later, chaos);

  return {
    chaos,
    book,
    async handle(request) {
      // Only the gateway's own interface hangs: the switches must stay reachable.
      if (chaos.hang && request.path.startsWith('/interface/')) return null;
      return answer(request);
    },
    force,
  };

  async function answer({ method, path, query, body }: SimulatedRequest): Promise<SimulatedAnswer | null> {
    const route = `${method} ${path.toLowerCase()}`;
    if (route === 'POST /interface/initiatetransaction') return initiate(body, 'web');
    if (route === 'POST /interface/remotetransaction') return initiate(body, 'express');
    if (route === 'POST /interface/trace') return trace(body);
    if (route === 'POST /interface/checkpayment') return poll(query);
    if (route === 'GET /') return html(200, listPage(book.entries(), chaos, publicUrl));
    if (route === 'POST /chaos') return switchChaos(body);
    const entry = book.find(query.get('guid') ?? '');
    if (!entry) return html(404, messagePage('This payment is not known.', publicUrl));
    if (route === 'GET /payment') return html(200, confirmPage(entry, publicUrl));
    if (route === 'POST /payment') return decide(entry, body);
    return html(404, messagePage('There is nothing here.', publicUrl));
  }

  function initiate(body: string, kind: 'web' | 'express'): SimulatedAnswer | null {
    const fields = readMessage(body);
    const values = byName(fields);
    const key = keys.get(values.get('id') ?? '');
    if (!key) return fault('Invalid Id.');
    if (!isSigned(fields, key)) return fault(wrongHash(fields, key));
    const missing = ['reference', 'amount', 'returnurl', 'resulturl', 'status'].find((name) => !values.get(name));
    if (missing) return fault(`Missing ${missing} field`);
    if (!/^\d{1,10}\.\d{2}$/.test(values.get('amount')!) || Number(values.get('amount')) <= 0)
      return fault('Invalid amount field');
    if (kind === 'express' && !values.get('authemail')) return fault('Invalid authemail field');
    const merchantTrace = values.get('merchanttrace') ?? '';
    if (merchantTrace.length > 32) return fault('Invalid merchanttrace field');
    if (merchantTrace && book.findTrace(values.get('id')!, merchantTrace)) return fault('Duplicate merchanttrace');
    const method = kind === 'web' ? 'web' : (values.get('method') ?? '').toLowerCase();
    const wallet = wallets.get((values.get('phone') ?? '').replace(/\D/g, ''));
    if (kind === 'express') {
      if (!['ecocash', 'onemoney', 'innbucks'].includes(method)) return fault('Invalid method field');
      if (!wallet) return fault('In test mode only the numbers 0771111111 to 0774444444 work');
      if (wallet === 'insufficient') return fault('Insufficient balance');
    }
    const entry: Entry = {
      guid: randomUUID(),
      id: values.get('id')!,
      reference: values.get('reference')!,
      amount: values.get('amount')!,
      description: values.get('additionalinfo') ?? '',
      merchantTrace,
      method,
      status: kind === 'web' ? 'Created' : 'Sent',
      paynowReference: chaos.commaInReference ? `1,${randomInt(100, 1000)}` : String(randomInt(100_000, 1_000_000)),
      resultUrl: values.get('resulturl')!,
      returnUrl: values.get('returnurl')!,
      ...(method === 'innbucks' ? { code: String(randomInt(100_000_000, 1_000_000_000)) } : {}),
    };
    book.keep(entry);
    if (wallet && wallet !== 'insufficient')
      options.later(wallet.seconds, () => decideByPhone(entry.guid, wallet.becomes));
    return chaos.dropInitiateReply ? null : ok(signed(welcome(entry, kind), key));
  }

  function welcome(entry: Entry, kind: 'web' | 'express'): OrderedFields {
    const poll = ['pollurl', pollUrl(entry)] as const;
    if (kind === 'web') return [['status', 'Ok'], ['browserurl', `${publicUrl}/payment?guid=${entry.guid}`], poll];
    const instructions = entry.code
      ? 'Open InnBucks, choose Paynow, and type the code.'
      : 'Dial *151# or wait for the message on your phone, then enter your PIN to confirm the payment.';
    const code: OrderedFields = entry.code
      ? [
          ['authorizationcode', entry.code],
          ['authorizationexpires', inTenMinutes()],
        ]
      : [];
    return [
      ['status', 'Ok'],
      ['instructions', instructions],
      poll,
      ['paynowreference', entry.paynowReference],
      ...code,
    ];
  }

  function trace(body: string): SimulatedAnswer {
    const fields = readMessage(body);
    const values = byName(fields);
    const id = values.get('id') ?? '';
    const key = keys.get(id);
    if (!key) return fault('Invalid Id.');
    if (!isSigned(fields, key)) return fault(wrongHash(fields, key));
    const entry = book.findTrace(id, values.get('merchanttrace') ?? '');
    return ok(entry ? update(entry) : signed([['status', 'NotFound']], key));
  }

  function poll(query: URLSearchParams): SimulatedAnswer {
    const entry = book.find(query.get('guid') ?? '');
    return entry ? ok(update(entry)) : { status: 404, type: 'form', body: '' };
  }

  async function decide(entry: Entry, body: string): Promise<SimulatedAnswer> {
    const fields = byName(readMessage(body));
    const [pay, status] = [fields.get('pay'), fields.get('status')];
    if (status) {
      await force(entry.guid, status);
      return { status: 303, type: 'redirect', body: `${publicUrl}/` };
    }
    // A page that was left open must not pay again or undo a payment.
    if (isOpen(entry)) await force(entry.guid, pay ? 'Paid' : 'Cancelled');
    return { status: 303, type: 'redirect', body: entry.returnUrl };
  }

  function switchChaos(body: string): SimulatedAnswer {
    const wanted = byName(readMessage(body));
    for (const name of chaosSwitches) chaos[name] = wanted.has(name.toLowerCase());
    return { status: 303, type: 'redirect', body: `${publicUrl}/` };
  }

  async function decideByPhone(guid: string, status: string): Promise<void> {
    const entry = book.find(guid);
    if (entry && isOpen(entry)) await force(guid, status);
  }

  async function force(guid: string, status: string, paidAmount?: string): Promise<void> {
    const entry = book.find(guid);
    if (!entry) throw new Error(`The simulator knows no payment ${guid}.`);
    const changed = { ...entry, status, ...(paidAmount ? { paidAmount } : {}) };
    book.keep(changed);
    await courier.send(changed.resultUrl, tampered(update(changed, chaos.wrongKey ? randomUUID() : undefined)));
  }

  function update(entry: Entry, key = keys.get(entry.id)!): string {
    return signed(
      [
        ['reference', entry.reference],
        ['paynowreference', entry.paynowReference],
        ['amount', entry.paidAmount ?? entry.amount],
        ['status', entry.status],
        ['pollurl', pollUrl(entry)],
      ],
      key,
    );
  }

  function signed(fields: OrderedFields, key: string): string {
    const named = fields.map(([name, value]) => [chaos.mixedCaseKeys ? mixCase(name) : name, value] as const);
    return writeMessage([...named, ['hash', hashOf(fields, key)]]);
  }

  function tampered(message: string): string {
    return chaos.tamperAmount ? message.replace(/(amount=)[\d.]+/i, '$10.01') : message;
  }

  function pollUrl({ guid }: Entry): string {
    return `${baseUrl}/interface/checkpayment?guid=${guid}`;
  }
}

function html(status: number, body: string): SimulatedAnswer {
  return { status, type: 'html', body };
}

function isOpen({ status }: Entry): boolean {
  return status === 'Created' || status === 'Sent';
}

/** Worded like the real gateway, which shows the beginning of the right hash. */
function wrongHash(fields: OrderedFields, key: string): string {
  return `Invalid Hash.  Hash should start with: ${hashOf(fields, key).slice(0, 6)}`;
}

function mixCase(name: string): string {
  return [...name].map((letter, index) => (index % 2 ? letter : letter.toUpperCase())).join('');
}

/** Formats `21-Nov-2026 14:05` in the time of Harare. */
function inTenMinutes(): string {
  const at = new Date(Date.now() + 10 * 60_000 + 2 * 3_600_000);
  const month = at.toLocaleString('en-US', { month: 'short', timeZone: 'UTC' });
  return `${at.getUTCDate()}-${month}-${at.getUTCFullYear()} ${at.toISOString().slice(11, 16)}`;
}
