/** Interval between measurements of the event loop's delay, in milliseconds. */
export const sampleEveryMs = 250;
/** Window over which the delay is judged, in milliseconds. */
const windowMs = 5_000;
/** Fewer late measurements than these are stalls, no overload. */
const fewestLate = 3;
/** Fewer waiting requests than these are served soon, however slow the process is. */
const fewWaiting = 25;

/**
 * Detects overload: by the share of the last seconds in which the event loop was late by more than `maxDelayMs`, and by the
 * number of waiting requests. A single stall is no overload, however long. `maxDelayMs` of 0 disables it.
 */
export class LoadMeter {
  /** Requests without a response yet. */
  waiting = 0;
  readonly #maxDelayMs: number;
  #samples: { at: number; delay: number }[] = [];

  constructor(maxDelayMs: number) {
    this.#maxDelayMs = maxDelayMs;
  }

  /** Records by how many milliseconds the event loop was late. */
  noteDelay(now: number, delay: number): void {
    this.#samples.push({ at: now, delay });
    // The oldest stored measurement reaches over the beginning of the window.
    while (this.#samples.length > 1 && (this.#samples[1]?.at ?? now) <= now - windowMs) this.#samples.shift();
  }

  /** Returns whether most measurements of the last seconds were late, while more than a few requests wait. */
  isOverloaded(now: number): boolean {
    if (this.#maxDelayMs === 0 || this.waiting <= fewWaiting) return false;
    const recent = this.#samples.filter(({ at }) => at > now - windowMs);
    const late = recent.filter(({ delay }) => delay > this.#maxDelayMs);
    return late.length >= fewestLate && late.length * 2 > recent.length;
  }
}
