import { LRUCache } from 'lru-cache';
import { TooManyRequests } from '../../errors.ts';
import type { PageRequest, Rendered } from '../web-bundle.ts';
import { type Encoding, type PackedPage, repackPage } from './packed-page.ts';

/** A page, or where an address leads. */
export type PageOutcome =
  | Extract<Rendered, { kind: 'redirect' }>
  | {
      kind: 'page';
      page: PackedPage;
      /** Milliseconds since 1970 when its rendering began; null for a page that no other visitor is shown. */
      renderedAt: number | null;
    };

export interface PageCacheOptions {
  maxBytes: number;
  /** Milliseconds for which a page is sent as it is; with 0 nothing is cached. */
  freshMs: number;
}

/** Milliseconds for which a page is still sent once it is no longer fresh, while it is rendered again. */
export const staleMs = 30_000;

type CachedPage = { kind: 'page'; page: PackedPage; renderedAt: number };

/** What an entry takes beside its bytes and its key, about. */
const entryBytes = 512;

/**
 * Pages of one copy of the server as compressed bytes: the least recently used go first. A fresh page is sent as it is; a
 * stale one is sent while it is rendered again; an older one is rendered before it is sent.
 */
export class PageCache {
  readonly #freshMs: number;
  readonly #cached: LRUCache<string, CachedPage>;
  readonly #inFlight = new Map<string, Promise<PageOutcome>>();

  constructor({ maxBytes, freshMs }: PageCacheOptions) {
    this.#freshMs = freshMs;
    this.#cached = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ page }, key) => page.bytes.length + key.length * 2 + entryBytes,
    });
  }

  /** Bytes of what is cached. */
  get size(): number {
    return this.#cached.calculatedSize;
  }

  /** The cached page, or a rendered one: rendered once for all who ask at the same time. Rejects as `render` does. */
  async get(
    asked: PageRequest,
    encoding: Encoding,
    now: number,
    render: () => Promise<PageOutcome>,
  ): Promise<PageOutcome> {
    if (this.#freshMs === 0) return repack(await render(), encoding);
    if (encoding === 'identity') return repack(await this.get(asked, 'br', now, render), encoding);
    const key = keyOf(asked, encoding);
    const cached = this.#cached.get(key);
    // A clock that was set back tells no age.
    const age = cached && cached.renderedAt <= now ? now - cached.renderedAt : Number.POSITIVE_INFINITY;
    if (cached && age < this.#freshMs) return cached;
    const inFlight = this.#inFlight.get(key);
    const made = inFlight ?? this.#start(key, () => this.#make(asked, encoding, now, render));
    if (cached && age < this.#freshMs + staleMs) {
      // It stays until its time when it cannot be rendered now.
      made.catch(() => {});
      return cached;
    }
    return made.catch((error: unknown) => {
      // The allowance of the visitor who asked first is no other visitor's.
      if (inFlight && error instanceof TooManyRequests) return this.get(asked, encoding, now, render);
      throw error;
    });
  }

  /** A page that is rendered now, for somebody who has just changed something. Others are sent it from now on. */
  async renew(asked: PageRequest, encoding: Encoding, render: () => Promise<PageOutcome>): Promise<PageOutcome> {
    if (this.#freshMs === 0) return repack(await render(), encoding);
    return repack(await this.#start(keyOf(asked, 'br'), render), encoding);
  }

  /** Forgets all pages: one of them shows what must be seen no more. */
  clear(): void {
    this.#cached.clear();
    // A page that is being rendered may have read it before, and is cached for nobody.
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
    return encoding === 'br' ? render() : repack(await this.get(asked, 'br', now, render), encoding);
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
