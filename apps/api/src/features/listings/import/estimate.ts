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
export function createEstimate(): Estimate {
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
