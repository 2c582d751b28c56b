import type { CellText, Column } from './data-table-rows.tsx';

/** Returns the headers and the rows of a table as lines of texts. */
export function shownLines<Row>(columns: Column<Row>[], rows: Row[]): CellText[][] {
  return [columns.map(({ title }) => title), ...rows.map((row) => columns.map((column) => cellOf(column, row)))];
}

function cellOf<Row>(column: Column<Row>, row: Row): CellText {
  return column.text ? column.text(row) : column.show(row);
}
