import { createEstimate } from './estimate.ts';
import type { Survey } from './survey-file.ts';

export interface ImportProgress {
  rows: { done: number; total: number };
  /** Distinct pictures that the file names. */
  pictures: { done: number; total: number };
  /** Rows left out because of errors. */
  refused: number;
  /** Null until anything was measured. */
  secondsLeft: number | null;
}

export interface ProgressKeeper {
  /** A picture was stored or looked at, in so many milliseconds. */
  pictureTook(name: string, ms: number): void;
  /** Pictures that need nothing, since the listings that name them exist. */
  picturesSettled(names: Iterable<string>): void;
  /** Rows were dealt with, in so many milliseconds beside their pictures. */
  rowsTook(rows: number, ms: number): void;
  rowRefused(): void;
}

/** Keeps count of what is done and tells `onProgress` whenever it changes, several times a second. */
export function keepProgress(survey: Survey, onProgress: (progress: ImportProgress) => void): ProgressKeeper {
  const estimate = createEstimate();
  const waiting = survey.pictures;
  const pictures = { done: 0, total: waiting.size };
  const rows = { done: 0, total: survey.rows };
  let refused = 0;
  const tell = () =>
    onProgress({
      rows: { ...rows },
      pictures: { ...pictures },
      refused,
      secondsLeft: estimate.secondsLeft(rows.total - rows.done, pictures.total - pictures.done),
    });
  const settle = (name: string) => {
    if (waiting.delete(name)) pictures.done += 1;
  };
  tell();
  return {
    pictureTook(name, ms) {
      settle(name);
      estimate.pictureTook(ms);
      tell();
    },
    picturesSettled(names) {
      for (const name of names) settle(name);
    },
    rowsTook(count, ms) {
      rows.done += count;
      estimate.rowsTook(count, ms);
      tell();
    },
    rowRefused() {
      refused += 1;
    },
  };
}
