import * as texts from '@africanscity/messages/site';
import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { id } from '../wire.ts';

const wholeNumber = (max: number) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,6}$/, { error: () => texts.wholeNumberBetween({ min: '0', max: String(max) }) })
    .transform(Number)
    .refine((value) => value <= max, { error: () => texts.wholeNumberBetween({ min: '0', max: String(max) }) });

/** Limits of all users: listings without a package, and days of grace after a package. */
export const EntitlementSettings = z.object({
  freeListings: z.number().int().min(0).max(100_000),
  graceDays: z.number().int().min(0).max(60),
});

export type EntitlementSettings = z.infer<typeof EntitlementSettings>;

export const EntitlementSettingsForm = z.object({ freeListings: wholeNumber(100_000), graceDays: wholeNumber(60) });

/** A paid period of a package. */
export const SubscriptionPeriod = z.object({
  id: z.number().int(),
  packageId: z.number().int(),
  packageName: z.string(),
  paymentId: z.number().int(),
  startsAt: z.string(),
  endsAt: z.string(),
  /** `replaced` by an upgrade, `disputed` or `refunded` periods grant nothing. */
  state: z.enum(['current', 'upcoming', 'over', 'replaced', 'disputed', 'refunded']),
});

/** Allowed and active listings. `allowed` null is no limit. */
const Use = z.object({ allowed: z.number().int().nullable(), used: z.number().int() });

export const MySubscription = z.object({
  packageId: z.number().int().nullable(),
  packageName: z.string().nullable(),
  /** The package is over, and in its days of grace. */
  inGrace: z.boolean(),
  /** End of the paid periods that follow without a gap. */
  paidUntil: z.string().nullable(),
  /** When listings beyond the free number become inactive. */
  graceUntil: z.string().nullable(),
  active: Use,
  featured: Use,
  /** Listings chosen for ads. */
  advertised: Use,
  /** Ads of all packages of the caller. */
  ads: z.object({ scheduled: z.number().int(), placed: z.number().int() }),
  freeListings: z.number().int(),
  /** Imported active listings: they need no place, and `active` excludes them. */
  imported: z.number().int(),
  /** Listings that are inactive because of the limit, the oldest first; at most 100. */
  inactive: z.array(z.object({ id: z.number().int(), address: z.string() })),
  periods: z.array(SubscriptionPeriod),
});

export type MySubscription = z.infer<typeof MySubscription>;

export const SubscriptionQuote = z.object({
  kind: z.enum(['new', 'renewal', 'upgrade', 'change']),
  startsAt: z.string(),
  endsAt: z.string(),
  /** US dollars of the packages it replaces, converted to longer time. */
  credit: z.number(),
});

export type SubscriptionQuote = z.infer<typeof SubscriptionQuote>;

const trueOrFalse = z.enum(['true', 'false']).transform((text) => text === 'true');

/** Schemas of the input and response of each operation. */
export const subscriptionSchemas = {
  getEntitlementSettings: {
    summary: 'Returns how many listings are free, and the days of grace after a package.',
    response: EntitlementSettings,
  },
  saveEntitlementSettings: {
    summary: 'Sets how many listings are free, and the days of grace. Active listings stay active.',
    form: EntitlementSettingsForm,
  },
  getMySubscription: {
    summary: "Returns the caller's package with its end, its limits and their use.",
    response: MySubscription,
  },
  getSubscriptionQuote: {
    summary: 'Returns the period that a package would have if it were paid now.',
    query: z.object({ packageId: id, months: z.enum(['1', '3', '6', '12']).transform(Number) }),
    response: SubscriptionQuote,
  },
  saveFeaturedListing: {
    summary: 'Features a listing of the caller in one of the places of their package, or frees its place.',
    form: z.object({ propertyId: id, featured: trueOrFalse }),
  },
  saveAdvertisedListing: {
    summary: 'Chooses a listing of the caller for the ads of their package, or removes it.',
    form: z.object({ propertyId: id, advertised: trueOrFalse }),
  },
} satisfies Record<string, Schemas>;
