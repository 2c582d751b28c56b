import { z } from 'zod';
import type { Schemas } from '../call.ts';
import { filterGroups, type StepFilter, stepFilters } from './filters.ts';
import { ListingFilter } from './listing-filter.ts';
import { PropertyStatus } from './status.ts';

/** A kind in its place in the tree, what it is a kind of before it; siblings in the order in which to offer them. */
export const KindCount = z.object({
  kind: z.string(),
  parent: z.string().nullable(),
  /** 0 for what is no kind of another. */
  depth: z.number().int(),
  forSale: z.number().int(),
  forRent: z.number().int(),
});

export type KindCount = z.infer<typeof KindCount>;

/** A value of a filter, and how many listings there would be with it. */
const facet = <Value extends z.ZodType>(value: Value) => z.array(z.object({ value, count: z.number().int() }));

const steps = Object.fromEntries(stepFilters.map((name) => [name, facet(z.number().int())])) as Record<
  StepFilter,
  ReturnType<typeof facet<z.ZodInt>>
>;

/**
 * What choosing a value would show. Each filter is counted under all the others; `priceBands` include both ends,
 * and the last one has no upper end. `without` says, when nothing matches, what each filter in force keeps away.
 */
export const ListingFacets = z.object({
  total: z.number().int(),
  /** Whether more match than `total` says. */
  moreThanTotal: z.boolean(),
  /** Of more than 10,000 that match, the newest are counted: the filters whose counts may be too low. */
  partial: z.array(z.enum(filterGroups)),
  propertyStatus: facet(PropertyStatus),
  propertyType: facet(z.string()),
  /** Of each kind itself and of all beneath it. */
  kind: facet(z.string()),
  city: facet(z.string()),
  /** Areas with the city they lie in, '' for none; of the cities of the chosen places when there are any. */
  place: z.array(z.object({ value: z.string(), name: z.string(), city: z.string(), count: z.number().int() })),
  ...steps,
  withPictures: z.number().int(),
  priceBands: z.array(z.object({ priceMin: z.number(), priceMax: z.number().nullable(), count: z.number().int() })),
  without: z.array(
    z.object({
      filter: z.enum(filterGroups),
      count: z.number().int(),
    }),
  ),
});

export type ListingFacets = z.infer<typeof ListingFacets>;

/** Request and response schemas of each operation. */
export const facetSchemas = {
  getPropertiesKinds: {
    summary: 'The tree of kinds, each with its open listings and those of all beneath it.',
    response: z.array(KindCount),
    maxAge: 60,
  },
  getPropertiesCities: {
    summary: 'Open listings by city, the city with the most first.',
    response: z.array(z.object({ city: z.string(), count: z.number().int() })),
    maxAge: 60,
  },
  getPropertiesFacets: {
    summary: 'How many listings each value of each filter would show, beside the filters that are given.',
    query: ListingFilter,
    response: ListingFacets,
    maxAge: 15,
  },
} satisfies Record<string, Schemas>;
