import { z } from 'zod';
import { costNames } from './cost-rows.ts';

/** What moving into a rented home costs: the parts that its owner states, and their total. */
export const MoveInAnswer = z.object({
  /** Major units of `currency`. */
  total: z.number(),
  /** ISO 4217. */
  currency: z.string(),
  /** The total in US dollars, at the rate of `price`. */
  dollars: z.number(),
  /** The rent in advance and the stated costs: { name: 'agencyFee', label: 'Agency fee, 10%', amount: 180000, text: '₦180,000' }. */
  parts: z.array(
    z.object({ name: z.enum(['rent', ...costNames]), label: z.string(), amount: z.number(), text: z.string() }),
  ),
  /** Costs of which the owner said nothing. The total is without them. */
  unstated: z.array(z.enum(costNames)),
});

export type MoveInAnswer = z.infer<typeof MoveInAnswer>;

/** Null where the owner states no cost but a viewing fee, and for a listing that is no rental. */
export const moveInAnswer = MoveInAnswer.nullable();
