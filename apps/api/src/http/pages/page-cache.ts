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
      /** Milliseconds since 1970 until which it may be shown again; 0 for not at all. */
      until: number;
    };

/** When a page is asked for. */
export interface Moment {
  /** Of what pages show, read after the request came; null when that failed. */
  version: number | null;
  /** Milliseconds since 1970. */
  now: number;
  /** Whether rendering is refused: then a page that holds until its time is shown, though what it shows may have changed. */
  isOverloaded?: boolean;
}

interface Kept {
  page: PackedPage;
  version: number;
  until: number;
}

/** What an entry takes beside its bytes and its key, about. */
const entryBytes = 512;

/**
 * Pages of one copy of the server as compressed bytes, `maxBytes` in all: those that were not asked for longest go. An
 * entry holds as long as the version of what pages show is the one from before it was rendered, and until its time;
 * under overload until its time alone.
 */
export class PageCache {
  readonly #kept: LRUCache<string, Kept>;
  readonly #underway = new Map<string, Promise<PageOutcome>>();

  constructor(maxBytes: number) {
    this.#kept = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ page }, key) => page.bytes.length + key.length * 2 + entryBytes,
    });
  }

  /** Bytes of what is kept. */
  get size(): number {
    return this.#kept.calculatedSize;
  }

  /** The kept page, or a rendered one: rendered once for all who ask while nothing changes. Rejects as `render` does. */
  async get(
    asked: PageRequest,
    encoding: Encoding,
    moment: Moment,
    render: () => Promise<PageOutcome>,
  ): Promise<PageOutcome> {
    const { version, now } = moment;
    const key = JSON.stringify([asked, encoding]);
    const kept = this.#kept.get(key);
    if (kept && kept.until > now && (kept.version === version || moment.isOverloaded)) return { kind: 'page', ...kept };
    // Nobody else's rendering is of use when nobody knows whether something changed.
    if (version === null) return this.#make(asked, encoding, moment, render);
    const task = `${version} ${key}`;
    const underway = this.#underway.get(task);
    // The allowance of the visitor who asked first is no other visitor's.
    if (underway)
      return underway.catch((error: unknown) => {
        if (error instanceof TooManyRequests) return this.get(asked, encoding, moment, render);
        throw error;
      });
    const made = this.#make(asked, encoding, moment, render)
      .then((outcome) => {
        if (outcome.kind === 'page' && outcome.until > now && encoding !== 'identity')
          this.#kept.set(key, { page: outcome.page, until: outcome.until, version });
        return outcome;
      })
      .finally(() => this.#underway.delete(task));
    this.#underway.set(task, made);
    return made;
  }

  /** Other encodings are made from Brotli's. */
  async #make(
    asked: PageRequest,
    encoding: Encoding,
    moment: Moment,
    render: () => Promise<PageOutcome>,
  ): Promise<PageOutcome> {
    if (encoding === 'br') return render();
    const outcome = await this.get(asked, 'br', moment, render);
    return outcome.kind === 'page' ? { ...outcome, page: await repackPage(outcome.page, encoding) } : outcome;
  }
}
