import { z } from 'zod';
import { requiredText } from '../wire.ts';

const color = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #1b7f4d');

/** The brand of the site, as administrators set it. */
export const BrandForm = z.object({
  name: requiredText(40),
  emailSender: requiredText(60),
  accent: color,
  night: color,
});

export type BrandForm = z.infer<typeof BrandForm>;
