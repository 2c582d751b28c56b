import { inLanguage } from '@africanscity/messages/language';
import type { Language } from '@africanscity/messages/languages';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type DrawnReceipt, drawReceipt } from './receipt-pdf.ts';

const receipt: DrawnReceipt = {
  number: 'AC-2027-000012',
  issuedAt: new Date('2027-03-05T10:00:00Z'),
  company: { name: 'Homes', address: ['1 Main Street'], email: 'help@example.com', phone: '+263 77 212 3456' },
  color: '#ff8c00',
  logo: null,
  details: {
    payer: 'Rudo Dube',
    packageName: 'Gold',
    months: 2,
    startsAt: '2027-03-05T10:00:00Z',
    endsAt: '2027-05-05T10:00:00Z',
    amount: '30.00',
    currency: 'USD',
    monthlyPrice: '15.00',
    rate: null,
    rateDate: null,
    method: 'ecocash',
    reference: 'REF-1',
    gatewayReference: null,
  },
};

/** Returns the horizontal positions at which texts begin, in points from the left edge. */
async function readStarts(language: Language): Promise<Set<number>> {
  const pdf = (await inLanguage(language, () => drawReceipt(receipt))).toString('latin1');
  const [, stream = ''] = /\/FlateDecode\s*>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/.exec(pdf) ?? [];
  const drawn = inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
  return new Set([...drawn.matchAll(/1 0 0 1 ([\d.]+) [\d.]+ Tm/g)].map(([, start]) => Math.round(Number(start))));
}

test('begins labels at the left margin, values beside them, and ends the amount at the right', async () => {
  const starts = await readStarts('en');
  expect([56, 216].map((start) => starts.has(start))).toEqual([true, true]);
});

test('begins labels at the right margin in Arabic, values left of them, and the amount at the left', async () => {
  const starts = await readStarts('ar');
  // The amount is 14 points from the margin, as its box has an edge.
  expect([56, 70, 216].map((start) => starts.has(start))).toEqual([true, true, false]);
  expect([...starts].filter((start) => start > 389).length).toBeGreaterThan(3);
});
