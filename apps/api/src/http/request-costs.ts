import type { Endpoint } from '@africanscity/contracts/call';
import type { FastifyRequest } from 'fastify';

/**
 * What requests cost, in uses of an allowance: one is some 20 milliseconds of processor time of the server and the
 * database. `bench/anonymous.ts` measures them.
 */
const costs = {
  /** A list, its facets, its featured listings or its map, by words. */
  textSearch: 4,
  facets: 3,
  map: 2,
  export: 4,
} as const;

/** What is added when work is done that a cached answer spares. */
export const extraCosts = {
  renderedPage: 1,
  renderedSearch: 3,
  /** Pictures have four times as many uses. */
  madeSize: 3,
  drawnCard: 15,
} as const;

const searches: ReadonlySet<string> = new Set([
  'getPaginatedProperties',
  'getFeaturedProperties',
  'getPropertiesFacets',
  'getPropertiesOnMap',
]);

const costsByName: ReadonlyMap<string, number> = new Map([
  ['getPropertiesFacets', costs.facets],
  ['getPropertiesOnMap', costs.map],
]);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's work is expensive: it costs so many uses, and a network does a few at a time. */
    expensive?: number;
  }
}

/** Uses that a request takes of its network's allowance when it comes. */
export function costOf(request: FastifyRequest): number {
  const { endpoint, expensive } = request.routeOptions.config;
  if (expensive) return expensive;
  if (!endpoint) return 1;
  if (isTextSearch(endpoint, request)) return costs.textSearch;
  return endpoint.responds === 'csv' ? costs.export : (costsByName.get(endpoint.name) ?? 1);
}

/** Whether a network may have only a few of such requests under way at once. */
export function isExpensive(request: FastifyRequest): boolean {
  const { endpoint, expensive } = request.routeOptions.config;
  if (expensive) return true;
  return endpoint !== undefined && (isTextSearch(endpoint, request) || endpoint.responds === 'csv');
}

function isTextSearch({ name }: Endpoint, { query }: FastifyRequest): boolean {
  return searches.has(name) && hasText(query);
}

/** Whether a query asks for words. */
export function hasText(query: unknown): boolean {
  const { text } = (query ?? {}) as { text?: unknown };
  return text !== undefined && text !== '';
}
