import * as texts from '@africanscity/messages/site';
import type { Column } from './data-table-rows.tsx';
import { DownloadFile } from './download-file.tsx';

interface ExportRowsProps<Row> {
  /** Title of the table, and name of the file. */
  title: string;
  columns: Column<Row>[];
  rows: Row[];
}

/** Downloads the shown rows and columns of a table as a CSV file, which the browser writes. */
export function ExportRows<Row>({ title, columns, rows }: ExportRowsProps<Row>) {
  return (
    <DownloadFile
      label={texts.exportShownRows()}
      fileName={`${title} ${new Date().toISOString().slice(0, 10)}.csv`}
      height={44}
      disabled={rows.length === 0}
      fetchFile={async () => {
        const { tableCsv } = await import('./table-csv.ts');
        return new Blob([tableCsv(columns, rows)], { type: 'text/csv' });
      }}
    />
  );
}
