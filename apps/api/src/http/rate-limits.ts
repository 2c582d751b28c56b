import type { Endpoint } from '@africanscity/contracts/call';
import { pictureSchemas } from '@africanscity/contracts/listings/pictures';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../context.ts';
import { TooManyRequests } from '../errors.ts';
import { networkOf } from '../network.ts';

/** What is counted together. A page of a hundred rows asks for a hundred pictures, so these are apart. */
export type Bucket = 'calls' | 'pictures' | 'pages';

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
    /** Counts requests of a route that is no operation. */
    bucket?: Bucket;
  }
}

const pictureShare = 4;
const rememberedNetworks = 50_000;

/** Limits what one address may ask for in a minute, in this copy of the server. Files of the page are free. */
export async function registerRateLimits(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(rateLimit, {
    timeWindow: 60_000,
    cache: rememberedNetworks,
    max: (request) => config.requestsPerMinute * (bucketOf(request) === 'pictures' ? pictureShare : 1),
    allowList: (request) => bucketOf(request) === null,
    keyGenerator: (request) => `${bucketOf(request)} ${networkOf(request.ip)}`,
    errorResponseBuilder: (_request, { ttl }) => new TooManyRequests(Math.max(1, Math.ceil(ttl / 1000))),
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
      'retry-after': false,
    },
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
  });
}

/** Whether an operation answers with the bytes of pictures. */
export function isPictureCall(endpoint: Endpoint | undefined): boolean {
  return endpoint !== undefined && endpoint.name in pictureSchemas;
}

function bucketOf({ routeOptions: { config, url }, is404, method }: FastifyRequest): Bucket | null {
  if (method === 'OPTIONS') return null;
  if (config.bucket) return config.bucket;
  if (config.endpoint) return isPictureCall(config.endpoint) ? 'pictures' : 'calls';
  if (is404) return 'calls';
  return url === '/' || url === '/*' ? 'pages' : null;
}
