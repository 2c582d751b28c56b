import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id } from './wire.ts';

/** A receipt's number as people read it, from its year and its place in the year. */
export function receiptNumber(year: number, number: number): string {
  return `AC-${year}-${String(number).padStart(6, '0')}`;
}

/** A receipt as a file; `content` is base64. */
export const ReceiptFile = z.object({
  number: z.string(),
  fileName: z.string(),
  contentType: z.literal('application/pdf'),
  content: z.string(),
});
export type ReceiptFile = z.infer<typeof ReceiptFile>;

export const getReceipt = defineEndpoint({
  name: 'getReceipt',
  method: 'GET',
  path: 'africanscity/getreceipt',
  access: 'user',
  summary: 'The receipt of a payment as a PDF, for whoever paid and for administrators.',
  query: z.object({ paymentId: id }),
  responds: 'json',
  response: ReceiptFile,
});

export const receiptEndpoints = { getReceipt };
