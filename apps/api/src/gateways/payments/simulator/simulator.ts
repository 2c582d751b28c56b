import { randomUUID } from 'node:crypto';
import { byName, readMessage, writeMessage } from '../paynow/message.ts';
import { isSigned } from '../paynow/paynow-hash.ts';
import { type Book, createBook, type Entry } from './book.ts';
import { type Chaos, chaosSwitches } from './chaos.ts';
import { createCourier, type Deliver, type Later } from './courier.ts';
import { createEntry, readInitiation, wrongHash } from './initiation.ts';
import { createMessages } from './messages.ts';
import { confirmPage, listPage, messagePage } from './pages.ts';

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
  const messages = createMessages({ keys, baseUrl, publicUrl, chaos });
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
    const asked = readInitiation(body, kind, { keys, book });
    if (typeof asked === 'string') return fault(asked);
    const { key, wallet } = asked;
    const entry = createEntry(asked, kind, chaos);
    book.keep(entry);
    if (wallet) options.later(wallet.seconds, () => decideByPhone(entry.guid, wallet.becomes));
    return chaos.dropInitiateReply ? null : ok(messages.signed(messages.welcome(entry, kind), key));
  }

  function trace(body: string): SimulatedAnswer {
    const fields = readMessage(body);
    const values = byName(fields);
    const id = values.get('id') ?? '';
    const key = keys.get(id);
    if (!key) return fault('Invalid Id.');
    if (!isSigned(fields, key)) return fault(wrongHash(fields, key));
    const entry = book.findTrace(id, values.get('merchanttrace') ?? '');
    return ok(entry ? messages.update(entry) : messages.signed([['status', 'NotFound']], key));
  }

  function poll(query: URLSearchParams): SimulatedAnswer {
    const entry = book.find(query.get('guid') ?? '');
    return entry ? ok(messages.update(entry)) : { status: 404, type: 'form', body: '' };
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
    await courier.send(
      changed.resultUrl,
      messages.tampered(messages.update(changed, chaos.wrongKey ? randomUUID() : undefined)),
    );
  }
}

function html(status: number, body: string): SimulatedAnswer {
  return { status, type: 'html', body };
}

function isOpen({ status }: Entry): boolean {
  return status === 'Created' || status === 'Sent';
}
