import { BadMessage } from '../payments.ts';
import type { OrderedFields } from './paynow-hash.ts';

/** Limit in characters. The longest real messages have some hundreds. */
export const maxMessageLength = 16_384;

/** Reads a form-encoded message. Keeps the order of its fields, because its hash depends on it. */
export function readMessage(text: string): OrderedFields {
  if (text.length > maxMessageLength) throw new BadMessage('The message is too long.');
  const pairs = text.trim().split('&').filter(Boolean);
  return pairs.map((pair) => {
    const equals = pair.indexOf('=');
    return [decode(equals < 0 ? pair : pair.slice(0, equals)), equals < 0 ? '' : decode(pair.slice(equals + 1))];
  });
}

/**
 * Returns values by name in lower case, because the case of names differs between messages. Ignores a name that occurs twice.
 */
export function byName(fields: OrderedFields): Map<string, string> {
  const values = new Map<string, string>();
  for (const [name, value] of fields) {
    const key = name.trim().toLowerCase();
    if (values.has(key)) throw new BadMessage('A field is given twice.');
    values.set(key, value.trim());
  }
  return values;
}

export function writeMessage(fields: OrderedFields): string {
  return new URLSearchParams(fields.map(([name, value]) => [name, value])).toString();
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new BadMessage('The message cannot be read.');
  }
}
