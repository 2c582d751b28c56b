import { LRUCache } from 'lru-cache';
import type { AppContext } from '../context.ts';
import { addUses } from '../kernel/limits.ts';

const rememberedNetworks = 50_000;
const windowMs = 60_000;

/** Share of an allowance after which a copy of the server tells the others: most visitors use less and cost no statement. */
const reportedShare = 0.1;

interface Allowance {
  spent: number;
  /** Milliseconds on the process's clock. */
  endsAt: number;
  /** Uses that the other copies do not know of yet. */
  unreported: number;
  reportAt: number;
  isReporting: boolean;
}

/**
 * Counts uses by key for a minute from the first one. Copies of the server count in memory and add up in the database, a tenth
 * of the allowance at a time. So each further copy lets through at most a tenth more, and while the database is away each
 * counts alone.
 */
export class Allowances {
  readonly #allowances = new LRUCache<string, Allowance>({ max: rememberedNetworks });
  readonly #ctx: Pick<AppContext, 'pool'>;

  constructor(ctx: Pick<AppContext, 'pool'>) {
    this.#ctx = ctx;
  }

  /** Takes uses of at most `most` a minute. Returns 0, or the milliseconds until so many are free; then nothing is taken. */
  take(key: string, uses: number, most: number): number {
    const now = performance.now();
    const known = this.#allowances.get(key);
    const allowance = known && known.endsAt > now ? known : begin(now, most);
    // A refused request uses nothing, so that cheaper ones may use the rest.
    if (allowance.spent + uses > most) return allowance.endsAt - now;
    allowance.spent += uses;
    allowance.unreported += uses;
    this.#allowances.set(key, allowance);
    if (!allowance.isReporting) void this.#report(key, allowance);
    return 0;
  }

  async #report(key: string, allowance: Allowance): Promise<void> {
    const { unreported } = allowance;
    if (unreported < allowance.reportAt) return;
    allowance.unreported = 0;
    allowance.isReporting = true;
    try {
      const seconds = Math.max(1, Math.ceil((allowance.endsAt - performance.now()) / 1000));
      const { uses, endsInMs } = await addUses(this.#ctx, key, unreported, seconds);
      allowance.spent = uses + allowance.unreported;
      allowance.endsAt = performance.now() + endsInMs;
      allowance.isReporting = false;
      // Uses since then may be enough for another report.
      await this.#report(key, allowance);
    } catch {
      // The next use reports them. Faults of the database are logged by the requests that need it.
      allowance.unreported += unreported;
      allowance.isReporting = false;
    }
  }
}

function begin(now: number, most: number): Allowance {
  return { spent: 0, endsAt: now + windowMs, unreported: 0, reportAt: most * reportedShare, isReporting: false };
}
