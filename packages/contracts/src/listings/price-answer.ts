import { z } from 'zod';
import { pricePeriodNames } from './asking-price.ts';

/** The price of a listing in an answer, beside `price` in US dollars. The first five are null for a listing that is priced in dollars by `price` alone. */
export const priceAnswerShape = {
  /** Major units of the currency: 1800000 or 450.5. */
  amount: z.number().nullable(),
  /** ISO 4217. */
  currency: z.string().nullable(),
  /** Of a rent. */
  period: z.enum(pricePeriodNames).nullable(),
  /** The amount as a text: '₦1,800,000 a year'. */
  askingPrice: z.string().nullable(),
  /** The amount before a recent reduction, where it was in the same currency: '₦2,000,000'. */
  formerAskingPrice: z.string().nullable(),
  /** Total cost of moving in, as a text: '₦2,550,000'. Null where the owner states no cost, and for a listing that is no rental. */
  moveInCost: z.string().nullable(),
  /** The fee for a viewing, as a text: '₦5,000'. */
  viewingCost: z.string().nullable(),
  /**
   * Beds that the rent is for: 1 for a price per bed, and those who share a room that is let singly. Null for other homes, and where
   * nobody said how many share a room.
   */
  pricedBeds: z.number().int().nullable(),
};
