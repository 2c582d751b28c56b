import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logRepeated } from './repeated-faults.ts';

let lines: unknown[];
beforeEach(() => {
  lines = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => void vi.useRealTimers());

const note = (...line: unknown[]) => void lines.push(line);
const open = () => logRepeated({ warn: note, info: note }, 'it is away', 'it works again');

describe('logRepeated', () => {
  it('logs the first fault at once, and one line a minute with the number of further ones', () => {
    const faults = open();
    faults.failed(new Error('fault 0 (Queue: mails, Worker: 1)'));
    expect(lines).toEqual([[{ fault: 'fault 0' }, 'it is away']]);
    // Twenty queues, each every second, for two minutes.
    for (let at = 1; at <= 2400; at += 1) {
      faults.failed(new Error(`fault ${at}`));
      vi.advanceTimersByTime(50);
    }
    expect(lines).toEqual([
      [{ fault: 'fault 0' }, 'it is away'],
      [{ fault: 'fault 1200', times: 1200 }, 'it is away'],
      [{ fault: 'fault 2400', times: 1200 }, 'it is away'],
    ]);
  });

  it('names the cause of an error of Prisma, whose message begins with its call', () => {
    open().failed(new Error('\nInvalid `db.setting.findFirst()` invocation:\n\n\nCannot reach the database server'));
    expect(lines).toEqual([[{ fault: 'Cannot reach the database server' }, 'it is away']]);
  });

  it('logs once that the part works again, with the number of all faults', () => {
    const faults = open();
    faults.worked();
    faults.failed({ message: '', code: 'ECONNREFUSED' });
    vi.advanceTimersByTime(20_000);
    faults.failed('again');
    vi.advanceTimersByTime(1_000);
    // Others may still fail.
    faults.worked();
    vi.advanceTimersByTime(5_000);
    for (const _user of [1, 2, 3]) faults.worked();
    vi.advanceTimersByTime(120_000);
    expect(lines).toEqual([
      [{ fault: 'ECONNREFUSED' }, 'it is away'],
      [{ times: 2, seconds: 26 }, 'it works again'],
    ]);
  });

  it('logs a later fault at once when a minute was quiet', () => {
    const faults = open();
    faults.failed('one');
    vi.advanceTimersByTime(60_001);
    faults.failed('two');
    expect(lines).toEqual([
      [{ fault: 'one' }, 'it is away'],
      [{ fault: 'two' }, 'it is away'],
    ]);
  });
});
