import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logRepeated } from './repeated-faults.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('logRepeated', () => {
  it('logs the first fault at once, and one line a minute with the number of further ones', () => {
    const lines: unknown[] = [];
    const report = logRepeated({ warn: (...line: unknown[]) => void lines.push(line) }, 'it is away');
    const faults = Array.from({ length: 2401 }, (_, at) => new Error(`fault ${at}`));
    report(faults[0]);
    expect(lines).toEqual([[{ err: faults[0] }, 'it is away']]);
    // Twenty queues, each every second, for two minutes.
    for (let at = 1; at <= 2400; at += 1) {
      report(faults[at]);
      vi.advanceTimersByTime(50);
    }
    expect(lines).toEqual([
      [{ err: faults[0] }, 'it is away'],
      [{ err: faults[1200], times: 1200 }, 'it is away'],
      [{ err: faults[2400], times: 1200 }, 'it is away'],
    ]);
  });

  it('logs a later fault at once when a minute was quiet', () => {
    const lines: unknown[] = [];
    const report = logRepeated({ warn: (line: unknown) => void lines.push(line) }, 'it is away');
    report('one');
    vi.advanceTimersByTime(60_000);
    vi.advanceTimersByTime(1);
    report('two');
    expect(lines).toEqual([{ err: 'one' }, { err: 'two' }]);
  });
});
