import type { Endpoint } from '@africanscity/contracts/call';
import { pictureSchemas } from '@africanscity/contracts/listings/pictures';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../context.ts';
import { TooManyRequests } from '../errors.ts';
import { networkOf } from '../network.ts';
import { Allowances } from './allowances.ts';
import { NetworkShares } from './network-shares.ts';
import { costOf, isExpensive } from './request-costs.ts';

/** Allowances. A page of a hundred rows requests a hundred pictures, so pictures have their own. */
export type Bucket = 'calls' | 'pictures' | 'pages';

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
    /** Counts requests of a route that is no operation. */
    bucket?: Bucket;
  }
  interface FastifyRequest {
    /** Takes further uses of the allowance of the request's network. Throws `TooManyRequests` when too few are left. */
    spend(uses: number): void;
    /** Runs expensive work of the request, a few of its network at a time. Throws `TooManyRequests`. */
    inShare<Result>(work: () => Promise<Result>): Promise<Result>;
  }
}

const pictureShare = 4;

/**
 * Limits the requests of one network per minute by their cost, and its concurrent expensive work in this copy of the server,
 * whose processor that work takes. Files of the page are free.
 */
export function registerRateLimits(app: FastifyInstance, ctx: AppContext): void {
  const { requestsPerMinute } = ctx.config;
  const allowances = new Allowances(ctx);
  const shares = new NetworkShares();

  function spend(request: FastifyRequest, uses: number): void {
    const bucket = bucketOf(request);
    if (bucket === null) return;
    const most = requestsPerMinute * (bucket === 'pictures' ? pictureShare : 1);
    const waitMs = allowances.take(`${bucket} ${networkOf(request.ip)}`, uses, most);
    if (waitMs > 0) throw new TooManyRequests(Math.max(1, Math.ceil(waitMs / 1000)));
  }

  app.decorateRequest('spend', function take(this: FastifyRequest, uses: number) {
    spend(this, uses);
  });
  app.decorateRequest('inShare', async function share<Result>(this: FastifyRequest, work: () => Promise<Result>) {
    const leave = await shares.enter(networkOf(this.ip));
    try {
      return await work();
    } finally {
      leave();
    }
  });

  app.addHook('onRequest', async (request) => spend(request, costOf(request)));

  app.addHook('preHandler', async (request, reply) => {
    if (!isExpensive(request)) return;
    const closed = new AbortController();
    reply.raw.once('close', () => closed.abort());
    const leave = await shares.enter(networkOf(request.ip), closed.signal);
    // A stream is in flight until its last byte is sent, or its reader is gone.
    reply.raw.once('close', leave);
    if (reply.raw.closed || reply.raw.destroyed) leave();
  });
}

/** Returns whether an operation responds with the bytes of pictures. */
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
