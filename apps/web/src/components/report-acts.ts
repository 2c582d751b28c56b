import { showToast } from './toast.ts';

interface Outcome {
  /** To how many it was to be done. */
  all: number;
  /** What was done: "hidden", as it stands after "3 listings". */
  done: string;
  /** Why it was not done to some, one line for each. */
  failures: string[];
  /** What else is to be known, one line for each. */
  notes?: string[];
}

/** Says to how many listings something was done, and why not to the others. */
export function reportActs({ all, done, failures, notes = [] }: Outcome): void {
  const good = all - failures.length;
  if (good > 0) {
    const message = [`${good === 1 ? '1 listing' : `${good} listings`} ${done}.`, ...firstOf(notes)].join(' ');
    void showToast({ kind: 'success', message });
  }
  if (failures.length > 0) {
    void showToast({
      kind: 'error',
      title: `${failures.length} of ${all} stayed as they were`,
      message: firstOf(failures).join(' '),
    });
  }
}

/** The first three lines, and how many more there are. */
export function firstOf(lines: string[]): string[] {
  return lines.length > 3 ? [...lines.slice(0, 3), `And ${lines.length - 3} more.`] : lines;
}
