import type { Entry } from '../src/gateways/payments/simulator/book.ts';
import { hashOf } from '../src/gateways/payments/paynow/paynow-hash.ts';
import { simulatedIntegrations } from '../src/gateways/payments/simulator/simulated-paynow.ts';

/** Returns the secrets in a text that must not be logged: keys, hashes, phones in any notation, secrets of addresses. */
export function secretsIn(text: string, { phones, entries }: { phones: string[]; entries: Entry[] }): string[] {
  const plain = text.toLowerCase();
  // Without spaces, dashes and their percent encodings: +263 77 111-1111 is 0771111111.
  const packed = plain.replaceAll(/%20|%2b|%28|%29|[\s()+-]/g, '');
  const found: [name: string, found: boolean][] = [
    ...Object.values(simulatedIntegrations).flatMap(({ key }): [string, boolean][] => [
      ['a key', packed.includes(key.replaceAll('-', ''))],
      ['the hash of a key', plain.includes(hashOf([], key).slice(0, 32).toLowerCase())],
    ]),
    ...phones.map((phone): [string, boolean] => ['a phone', packed.includes(phone.slice(1))]),
    ...entries.map(({ guid }): [string, boolean] => ['an address to poll', plain.includes(guid)]),
    ...entries.flatMap(({ resultUrl }): [string, boolean][] => {
      const token = new URL(resultUrl).searchParams.get('token') ?? '';
      return [['a token of an address', token !== '' && text.includes(token)]];
    }),
    ['a hash', /\b[0-9a-f]{128}\b/.test(plain)],
  ];
  return [...new Set(found.filter(([, is]) => is).map(([name]) => name))];
}
