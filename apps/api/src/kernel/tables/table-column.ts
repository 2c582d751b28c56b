/** A value of a table. Null is empty. */
export type CellValue = string | number | boolean | readonly string[] | null;

/** A column of a file: its heading and its values. */
export interface TableColumn<Row> {
  title: string;
  valueOf: (row: Row) => CellValue;
  /** The column holds references or telephone numbers, which spreadsheets must not take for numbers or dates. */
  isVerbatim?: true;
  /** The sign between several texts in one cell; ', ' without it. */
  separator?: string;
}

/** Returns a value as the text or number of a cell. */
export function plainCell({ separator = ', ' }: { separator?: string }, value: CellValue): string | number | null {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'object' && value !== null ? value.join(separator) : value;
}

/** Yields all rows in batches of ascending id, each read after the previous one is written. */
export async function* rowsById<Row extends { id: number }>(
  readAfter: (id: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let last = 0; ; ) {
    const batch = await readAfter(last);
    yield* batch;
    const end = batch.at(-1);
    if (!end) return;
    last = end.id;
  }
}
