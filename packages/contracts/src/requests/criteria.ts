import * as texts from '@africanscity/messages/requests';
import * as siteTexts from '@africanscity/messages/site';
import { z } from 'zod';
import { amountFault, readMinorUnits } from '../minor-units.ts';
import { amenityNames } from '../listings/amenity-reading.ts';
import { pricePeriodNames } from '../listings/asking-price.ts';
import { messageOf } from '../listings/filter-messages.ts';
import { readFilterText } from '../listings/filter-texts.ts';
import { listingFilters } from '../listings/filters.ts';
import { ListingCard } from '../listings/listings.ts';
import { openStatuses } from '../listings/values.ts';
import { shortText, textOf } from '../wire.ts';
import { type NumberCriterion, numberCriteria } from './number-criteria.ts';
import { maxRequestTypes, maxSentence } from './values.ts';

export type WantedStatus = (typeof openStatuses)[number];

/** A text that may be empty, which is as good as absent. */
const orEmpty = <Value>(schema: z.ZodType<Value, string>) =>
  z
    .string()
    .trim()
    .transform((text) => text || undefined)
    .pipe(schema.optional())
    .optional();

/** Names of property types, with commas between them. */
const typeNames = shortText(2_000)
  .transform((text) => [...new Set(text.split(',').map((name) => name.trim()))].filter(Boolean))
  .pipe(
    z.array(z.string().max(120)).max(maxRequestTypes, { error: () => texts.tooManyTypes({ count: maxRequestTypes }) }),
  );

const day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/, { error: () => siteTexts.dayNeeded({ example: '2027-03-01' }) })
  .refine((text) => isDay(text), { error: () => siteTexts.calendarDayNeeded({ example: '2027-03-01' }) });

/** Whether a text such as 2027-03-01 is a day of the calendar. */
export function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** The optional fields of a request. Each narrows or orders the matching listings. */
export const criteriaShape = {
  propertyStatus: orEmpty(
    z.enum(openStatuses, { error: () => siteTexts.mustBeAmong({ values: openStatuses.join(', ') }) }),
  ),
  /** The highest price, in major units of `currency`: 2000000 or 450.50. */
  budget: orEmpty(z.string().regex(/^\d+(\.\d+)?$/, { error: siteTexts.plainAmountNeeded })),
  /** ISO 4217; US dollars without it. */
  currency: orEmpty(
    z
      .string()
      .regex(/^[a-z]{3}$/i, { error: siteTexts.currencyCodeNeeded })
      .toUpperCase(),
  ),
  /** The period of a rent; without it a year in naira, else a month. */
  period: orEmpty(
    z.enum(pricePeriodNames, { error: () => siteTexts.mustBeAmong({ values: pricePeriodNames.join(', ') }) }),
  ),
  /** Property types of any level, such as 'House,Apartment': listings of one of them, or of a type beneath. */
  types: orEmpty(typeNames),
  /** Slugs of places, as suggestions have them: listings in one of them. */
  places: orEmpty(textOf({ ...listingFilters.place, message: messageOf('place') })),
  /** Amenities. Listings with all of them come first; those whose owner denies one are left out. */
  facts: orEmpty(textOf({ ...amenityNames, message: messageOf('amenities') })),
  /** The fewest rooms. */
  rooms: orEmpty(
    z
      .string()
      .regex(/^([1-9]\d{0,2}|1000)$/, { error: () => siteTexts.wholeNumberBetween({ min: '1', max: '1000' }) })
      .transform(Number),
  ),
  movingDate: orEmpty(day),
  ...numberShape(),
};

/** Numbers, as the filters of lists have them. Listings that are known to have all of them come first, those with less are left out. */
function numberShape() {
  const entries = numberCriteria.map((name) => {
    const isValue = (text: string) => readFilterText(name, text) !== undefined;
    return [name, orEmpty(z.string().refine(isValue, { error: messageOf(name) }))];
  });
  return Object.fromEntries(entries) as { [Name in NumberCriterion]: ReturnType<typeof orEmpty<string>> };
}

interface GivenBudget {
  budget?: string | undefined;
  currency?: string | undefined;
}

/** The fault of a budget in its currency; null for none. */
export function budgetFault({ budget, currency = 'USD' }: GivenBudget): string | null {
  if (budget === undefined) return null;
  const units = readMinorUnits(budget, currency);
  if (units === null) return amountFault(currency);
  return units === 0 ? texts.budgetAboveNothing() : null;
}

/** A part of a request in plain words: 'Budget', 'Up to ₦2,000,000 a year'. */
export const RequestCriterion = z.object({
  name: z.enum(['status', 'budget', 'rooms', 'facts', 'number', 'movingDate']),
  label: z.string(),
  text: z.string(),
});

export type RequestCriterion = z.infer<typeof RequestCriterion>;

/** A chosen place: its slug, its name, and the city or country that it is in. */
export const RequestPlace = z.object({ value: z.string(), name: z.string(), within: z.string() });

export type RequestPlace = z.infer<typeof RequestPlace>;

/** The fields that a sentence names, as texts of the form. Absent for what it leaves open. */
export const ReadSentence = z.object({
  location: z.string(),
  category: z.string(),
  propertyStatus: z.enum(openStatuses).optional(),
  budget: z.string().optional(),
  currency: z.string().optional(),
  period: z.enum(pricePeriodNames).optional(),
  types: z.array(z.string()),
  places: z.array(RequestPlace),
  facts: z.array(z.string()),
  amenities: z.array(z.string()),
  rooms: z.number().int().optional(),
  numbers: z.partialRecord(z.enum(numberCriteria), z.string()).optional(),
  movingDate: z.string().optional(),
  /** Words without a meaning for a request. */
  unread: z.array(z.string()),
});

export type ReadSentence = z.infer<typeof ReadSentence>;

export const sentenceQuery = z.object({ text: shortText(maxSentence) });

/** Listings that a request matches now: a few, and how many there are. */
export const RequestedListings = z.object({
  total: z.number().int(),
  /** Whether more match than `total` says. */
  moreThanTotal: z.boolean(),
  listings: z.array(ListingCard),
});

export type RequestedListings = z.infer<typeof RequestedListings>;
