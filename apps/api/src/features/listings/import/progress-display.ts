import type { ImportProgress } from './progress.ts';

const lineEveryMs = 3_000;
const redrawEveryMs = 100;

export interface ProgressDisplay {
  show(progress: ImportProgress): void;
  /** Takes the line away, so that something else can be printed. */
  clear(): void;
}

/** Progress as one line that is drawn anew on a terminal, as a line every few seconds elsewhere. */
export function displayProgress(stream: Pick<NodeJS.WriteStream, 'isTTY' | 'columns' | 'write'>): ProgressDisplay {
  let shownAt = 0;
  let drawn = false;
  return {
    show(progress) {
      const now = performance.now();
      if (now - shownAt < (stream.isTTY ? redrawEveryMs : lineEveryMs)) return;
      shownAt = now;
      const line = describeProgress(progress);
      if (!stream.isTTY) return void stream.write(`${line}\n`);
      stream.write(`\r\x1b[2K${line.slice(0, (stream.columns || 80) - 1)}`);
      drawn = true;
    },
    clear() {
      if (drawn) stream.write('\r\x1b[2K');
      drawn = false;
    },
  };
}

export function describeProgress({ rows, pictures, refused, secondsLeft }: ImportProgress): string {
  const percent = rows.total ? Math.floor((rows.done / rows.total) * 100) : 100;
  return [
    `${percent} %`,
    `rows ${count(rows.done)} of ${count(rows.total)}`,
    `pictures ${count(pictures.done)} of ${count(pictures.total)}`,
    ...(refused ? [`refused ${count(refused)}`] : []),
    secondsLeft === null ? 'estimating' : `about ${duration(secondsLeft)} left`,
  ].join(', ');
}

export function count(value: number): string {
  return value.toLocaleString('en');
}

export function duration(seconds: number): string {
  if (seconds < 90) return `${Math.round(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
