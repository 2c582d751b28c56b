import { createImportKeys } from './import-key.ts';
import { type CellError, type ListingRow, readListingRow } from './listing-row.ts';
import { readRows } from './read-rows.ts';

/** A row without errors, under the name that it has in every import. */
export interface Candidate {
  line: number;
  row: ListingRow;
  importKey: string;
}

export interface Batch {
  /** Rows that were read for it, good and bad. */
  rows: number;
  candidates: Candidate[];
}

const batchSize = 300;

/** The rows of a file in batches; tells `refuse` what is wrong with those that are no listings. */
export async function* candidateBatches(
  file: string,
  refuse: (line: number, errors: (CellError | { column: null; reason: string })[]) => void,
): AsyncGenerator<Batch> {
  const importKey = createImportKeys();
  let batch: Batch = { rows: 0, candidates: [] };
  for await (const fileRow of readRows(file)) {
    batch.rows += 1;
    const read =
      'fault' in fileRow ? { errors: [{ column: null, reason: fileRow.fault }] } : readListingRow(fileRow.cells);
    if ('errors' in read) refuse(fileRow.line, read.errors);
    else batch.candidates.push({ line: fileRow.line, row: read.row, importKey: importKey(read.row) });
    if (batch.rows < batchSize) continue;
    yield batch;
    batch = { rows: 0, candidates: [] };
  }
  if (batch.rows) yield batch;
}
