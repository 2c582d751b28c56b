import type { FileRows } from './formats/rows.ts';
import { pictureNames } from './picture-names.ts';
import { type DecimalSign, decimalSignOf } from './price-cell.ts';

export interface Survey {
  /** Rows, good and bad. */
  rows: number;
  /** Distinct names of pictures. */
  pictures: Set<string>;
  /** The sign before decimals in the prices of the file, if they all agree. */
  decimalSign: DecimalSign;
}

/** Reads the file once to learn how much there is to do: about a second for 20,000 rows. */
export async function surveyFile(file: FileRows, signal?: AbortSignal): Promise<Survey> {
  const survey: Survey = { rows: 0, pictures: new Set(), decimalSign: undefined };
  const signs = new Set<DecimalSign>();
  for await (const row of file.read()) {
    if (signal?.aborted) break;
    survey.rows += 1;
    if ('fault' in row) continue;
    for (const name of pictureNames(row.cells.pictures ?? '')) survey.pictures.add(name);
    const sign = decimalSignOf(row.cells.price, row.cells.currency?.trim().toUpperCase());
    if (sign) signs.add(sign);
  }
  if (signs.size === 1) [survey.decimalSign] = signs;
  return survey;
}
