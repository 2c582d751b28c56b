import type { Rendered } from '@africanscity/contracts/rendered-page';
import { LRUCache } from 'lru-cache';
import { TooManyRequests } from '../../errors.ts';
import type { PageRequest } from '../web-bundle.ts';
import { type Encoding, type PackedPage, repackPage } from './packed-page.ts';

/** A page, or the target of a redirect. */
export type PageOutcome =
  | Extract<Rendered, { kind: 'redirect' }>
  | {
      kind: 'page';
      page: PackedPage;
      /** Start of the rendering in milliseconds since 1970; null for a page that no other visitor may get. */
      renderedAt: number | null;
      /** Why the page has a status of 500 or above. */
      cause?: unknown;
    };

export interface PageCacheOptions {
  maxBytes: number;
  /** Milliseconds for which a page is fresh; 0 disables the cache. */
  freshMs: number;
}

/** Milliseconds for which a stale page is served while it is rendered again. */
export const staleMs = 30_000;

type CachedPage = { kind: 'page'; page: PackedPage; renderedAt: number };

/** Estimated size of an entry beside its bytes and its key. */
const entryBytes = 512;

/**
 * LRU cache of compressed pages of one copy of the server. A fresh page is served as it is, a stale one is served while it is
 * rendered again, an older one is rendered first.
 */
export class PageCache {
  readonly #freshMs: number;
  readonly #cached: LRUCache<string, CachedPage>;
  readonly #inFlight = new Map<string, Promise<PageOutcome>>();
  /** Requests that got a fresh page, a stale page, or a page that was rendered for them or beside them. */
  readonly counts = { fresh: 0, stale: 0, rendered: 0 };

  constructor({ maxBytes, freshMs }: PageCacheOptions) {
    this.#freshMs = freshMs;
    this.#cached = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ page }, key) => page.bytes.length + key.length * 2 + entryBytes,
    });
  }

  /** Bytes in the cache. */
  get size(): number {
    return this.#cached.calculatedSize;
  }

  /** Returns the cached page, or renders it once for all concurrent requests. Rejects as `render` does. */
  async get(
    asked: PageRequest,
    encoding: Encoding,
    now: number,
    render: () => Promise<PageOutcome>,
  ): Promise<PageOutcome> {
    let found: keyof PageCache['counts'] = 'rendered';
    try {
      return await this.#find(asked, encoding, now, render, (age) => (found = age));
    } finally {
      this.counts[found] += 1;
    }
  }

  async #find(
    asked: PageRequest,
    encoding: Encoding,
    now: number,
    render: () => Promise<PageOutcome>,
    onCached?: (age: 'fresh' | 'stale') => void,
  ): Promise<PageOutcome> {
    if (this.#freshMs === 0) return repack(await render(), encoding);
    if (encoding === 'identity') return repack(await this.#find(asked, 'br', now, render, onCached), encoding);
    const key = keyOf(asked, encoding);
    const cached = this.#cached.get(key);
    // After the clock was set back, the age is unknown.
    const age = cached && cached.renderedAt <= now ? now - cached.renderedAt : Number.POSITIVE_INFINITY;
    if (cached && age < this.#freshMs) {
      onCached?.('fresh');
      return cached;
    }
    const inFlight = this.#inFlight.get(key);
    const made = inFlight ?? this.#start(key, () => this.#make(asked, encoding, now, render));
    if (cached && age < this.#freshMs + staleMs) {
      // A page that cannot be rendered now stays until it expires.
      made.catch(() => {});
      onCached?.('stale');
      return cached;
    }
    return made.catch((error: unknown) => {
      // The allowance of the first requester must not affect the others.
      if (inFlight && error instanceof TooManyRequests) return this.#find(asked, encoding, now, render);
      throw error;
    });
  }

  /** Renders a page for a visitor who has just changed something. The other visitors get it from now on. */
  async renew(asked: PageRequest, encoding: Encoding, render: () => Promise<PageOutcome>): Promise<PageOutcome> {
    if (this.#freshMs === 0) return repack(await render(), encoding);
    return repack(await this.#start(keyOf(asked, 'br'), render), encoding);
  }

  /** Clears the cache, because one of the pages shows hidden content. */
  clear(): void {
    this.#cached.clear();
    // A page that is being rendered may have read the old data, so it is not cached.
    this.#inFlight.clear();
  }

  #start(key: string, make: () => Promise<PageOutcome>): Promise<PageOutcome> {
    const isLatest = () => this.#inFlight.get(key) === made;
    const made = make()
      .then((outcome) => {
        if (outcome.kind === 'page' && outcome.renderedAt !== null && isLatest())
          this.#cached.set(key, { ...outcome, renderedAt: outcome.renderedAt });
        return outcome;
      })
      .finally(() => {
        if (isLatest()) this.#inFlight.delete(key);
      });
    this.#inFlight.set(key, made);
    return made;
  }

  /** Other encodings are made from Brotli's, and are as old as that. */
  async #make(
    asked: PageRequest,
    encoding: Encoding,
    now: number,
    render: () => Promise<PageOutcome>,
  ): Promise<PageOutcome> {
    return encoding === 'br' ? render() : repack(await this.#find(asked, 'br', now, render), encoding);
  }
}

function keyOf(asked: PageRequest, encoding: Encoding): string {
  return JSON.stringify([asked, encoding]);
}

async function repack(outcome: PageOutcome, encoding: Encoding): Promise<PageOutcome> {
  return outcome.kind === 'page' && encoding !== 'br'
    ? { ...outcome, page: await repackPage(outcome.page, encoding) }
    : outcome;
}
