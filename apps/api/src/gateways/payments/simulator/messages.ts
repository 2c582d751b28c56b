import { writeMessage } from '../paynow/message.ts';
import { hashOf, type OrderedFields } from '../paynow/paynow-hash.ts';
import type { Entry } from './book.ts';
import type { Chaos } from './chaos.ts';

interface MessageOptions {
  keys: ReadonlyMap<string, string>;
  baseUrl: string;
  publicUrl: string;
  chaos: Chaos;
}

/** Messages of the simulated gateway, signed as Paynow signs them, with the faults that are switched on. */
export function createMessages({ keys, baseUrl, publicUrl, chaos }: MessageOptions) {
  return { welcome, update, signed, tampered };

  /** Reply to a payment that was accepted. */
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

function mixCase(name: string): string {
  return [...name].map((letter, index) => (index % 2 ? letter : letter.toUpperCase())).join('');
}

/** Formats `21-Nov-2026 14:05` in the time of Harare. */
function inTenMinutes(): string {
  const at = new Date(Date.now() + 10 * 60_000 + 2 * 3_600_000);
  const month = at.toLocaleString('en-US', { month: 'short', timeZone: 'UTC' });
  return `${at.getUTCDate()}-${month}-${at.getUTCFullYear()} ${at.toISOString().slice(11, 16)}`;
}
