import type { Endpoint } from '@africanscity/contracts/call';
import type { FastifyRequest } from 'fastify';

/**
 * Costs of requests, in uses of an allowance. One use is some 20 milliseconds of processor time of the server and the
 * database, measured by `bench/anonymous.ts`.
 */
const costs = {
  /** A list, its facets, its featured listings or its map, by words. */
  textSearch: 4,
  facets: 3,
  map: 2,
  export: 4,
} as const;

/** Extra cost of work that a cached response saves. */
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
    /** Marks a route as expensive: it costs so many uses, and a network runs a few at a time. */
    expensive?: number;
  }
}

/** Uses that a request takes of its network's allowance on arrival. */
export function costOf(request: FastifyRequest): number {
  const { endpoint, expensive } = request.routeOptions.config;
  if (expensive) return expensive;
  if (!endpoint) return 1;
  if (isTextSearch(endpoint, request)) return costs.textSearch;
  return isExport(endpoint) ? costs.export : (costsByName.get(endpoint.name) ?? 1);
}

/** Returns whether the concurrent requests of this kind are limited per network. */
export function isExpensive(request: FastifyRequest): boolean {
  const { endpoint, expensive } = request.routeOptions.config;
  if (expensive) return true;
  return endpoint !== undefined && (isTextSearch(endpoint, request) || isExport(endpoint));
}

function isExport({ responds }: Endpoint): boolean {
  return responds === 'csv' || responds === 'file';
}

function isTextSearch({ name }: Endpoint, { query }: FastifyRequest): boolean {
  return searches.has(name) && hasText(query);
}

/** Returns whether a query searches by words. */
export function hasText(query: unknown): boolean {
  const { text } = (query ?? {}) as { text?: unknown };
  return text !== undefined && text !== '';
}
