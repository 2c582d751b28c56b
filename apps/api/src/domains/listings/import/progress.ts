import { formatNumber } from '@africanscity/messages/formats';
import type { Survey } from './file-survey.ts';

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
  return formatNumber(value);
}

export function duration(seconds: number): string {
  if (seconds < 90) return `${Math.round(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

// Until the first batch is written nothing is known about rows; this is far more than they take.
const guessedMsPerRow = 1;

export interface Estimate {
  pictureTook(ms: number): void;
  rowsTook(rows: number, ms: number): void;
  /** Null until anything was measured. */
  secondsLeft(rowsLeft: number, picturesLeft: number): number | null;
}

/**
 * How long the rest takes. Rows and pictures are timed apart: a picture costs a hundred rows, and the
 * first rows of a file bring most of the pictures.
 */
function createEstimate(): Estimate {
  const pictures = { count: 0, ms: 0 };
  const rows = { count: 0, ms: 0 };
  return {
    pictureTook(ms) {
      pictures.count += 1;
      pictures.ms += ms;
    },
    rowsTook(count, ms) {
      rows.count += count;
      rows.ms += ms;
    },
    secondsLeft(rowsLeft, picturesLeft) {
      if (!pictures.count && !rows.count) return null;
      const perPicture = pictures.count ? pictures.ms / pictures.count : 0;
      const perRow = rows.count ? rows.ms / rows.count : guessedMsPerRow;
      return Math.ceil((picturesLeft * perPicture + rowsLeft * perRow) / 1000);
    },
  };
}
