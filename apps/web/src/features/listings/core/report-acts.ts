import * as texts from '@africanscity/messages/listings';
import { showToast } from '../../../components/notices/toast.ts';

interface Outcome {
  /** Number of listings in the batch. */
  all: number;
  /** Returns "3 listings hidden." for the number of changed listings. */
  done: (count: number) => string;
  /** One line per failure. */
  failures: string[];
  /** One line per further remark. */
  notes?: string[];
}

/** Shows the result of a bulk action: the number of changed listings, and the reason for each failure. */
export function reportActs({ all, done, failures, notes = [] }: Outcome): void {
  const good = all - failures.length;
  if (good > 0) {
    const message = [done(good), ...firstOf(notes)].join(' ');
    void showToast({ kind: 'success', message });
  }
  if (failures.length > 0) {
    void showToast({
      kind: 'error',
      title: texts.ofNotChanged({ count: failures.length, all }),
      message: firstOf(failures).join(' '),
    });
  }
}

/** Returns the first three lines and the number of the rest. */
export function firstOf(lines: string[]): string[] {
  return lines.length > 3 ? [...lines.slice(0, 3), texts.andMore({ count: lines.length - 3 })] : lines;
}
