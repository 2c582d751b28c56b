import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { id } from '../wire.ts';

/** A receipt as a file; `content` is base64. */
export const ReceiptFile = z.object({
  number: z.string(),
  fileName: z.string(),
  contentType: z.literal('application/pdf'),
  content: z.string(),
});

export type ReceiptFile = z.infer<typeof ReceiptFile>;

/** Schemas of the input and response of each operation. */
export const receiptSchemas = {
  getReceipt: {
    summary: 'Returns the receipt of a payment as a PDF, for the payer and for administrators.',
    query: z.object({ paymentId: id }),
    response: ReceiptFile,
  },
} satisfies Record<string, Schemas>;
