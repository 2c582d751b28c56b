import { randomInt, randomUUID } from 'node:crypto';
import { byName, readMessage } from '../paynow/message.ts';
import { hashOf, isSigned, type OrderedFields } from '../paynow/paynow-hash.ts';
import type { Book, Entry } from './book.ts';
import type { Chaos } from './chaos.ts';
import { wallets } from './wallets.ts';

/** A request for a payment that the gateway accepts. */
interface Initiation {
  values: ReturnType<typeof byName>;
  /** Key of the merchant's integration. */
  key: string;
  method: string;
  merchantTrace: string;
  /** Behaviour of the wallet; undefined on the gateway's own page. */
  wallet: Exclude<ReturnType<typeof wallets.get>, 'insufficient'>;
}

/** Reads a request for a payment. Returns the gateway's words about the first fault. */
export function readInitiation(
  body: string,
  kind: 'web' | 'express',
  { keys, book }: { keys: ReadonlyMap<string, string>; book: Book },
): Initiation | string {
  const fields = readMessage(body);
  const values = byName(fields);
  const key = keys.get(values.get('id') ?? '');
  if (!key) return 'Invalid Id.';
  if (!isSigned(fields, key)) return wrongHash(fields, key);
  const missing = ['reference', 'amount', 'returnurl', 'resulturl', 'status'].find((name) => !values.get(name));
  if (missing) return `Missing ${missing} field`;
  if (!/^\d{1,10}\.\d{2}$/.test(values.get('amount')!) || Number(values.get('amount')) <= 0)
    return 'Invalid amount field';
  if (kind === 'express' && !values.get('authemail')) return 'Invalid authemail field';
  const merchantTrace = values.get('merchanttrace') ?? '';
  if (merchantTrace.length > 32) return 'Invalid merchanttrace field';
  if (merchantTrace && book.findTrace(values.get('id')!, merchantTrace)) return 'Duplicate merchanttrace';
  const method = kind === 'web' ? 'web' : (values.get('method') ?? '').toLowerCase();
  const wallet = wallets.get((values.get('phone') ?? '').replace(/\D/g, ''));
  if (kind === 'express') {
    if (!['ecocash', 'onemoney', 'innbucks'].includes(method)) return 'Invalid method field';
    if (!wallet) return 'In test mode only the numbers 0771111111 to 0774444444 work';
    if (wallet === 'insufficient') return 'Insufficient balance';
  }
  return { values, key, method, merchantTrace, wallet: wallet === 'insufficient' ? undefined : wallet };
}

/** A new payment in the gateway's book. */
export function createEntry(
  { values, method, merchantTrace }: Initiation,
  kind: 'web' | 'express',
  chaos: Chaos,
): Entry {
  return {
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
}

/** Worded like the real gateway, which shows the beginning of the right hash. */
export function wrongHash(fields: OrderedFields, key: string): string {
  return `Invalid Hash.  Hash should start with: ${hashOf(fields, key).slice(0, 6)}`;
}
