import { z } from 'zod';

/** A number that can be called from anywhere, with its links. Null for a text that is no such number. */
export const PhoneLinks = z.object({
  /** `+263771234567` */
  e164: z.string(),
  /** To show: `+263 77 123 4567`, with the extension. */
  international: z.string(),
  /** `tel:+263771234567`, with the extension. */
  tel: z.string(),
  /** `https://wa.me/263771234567`; null for a number with an extension. */
  whatsapp: z.string().nullable(),
});

export type PhoneLinks = z.infer<typeof PhoneLinks>;
