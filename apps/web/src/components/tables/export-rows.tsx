import * as texts from '@africanscity/messages/site';
import type { CellText } from './data-table-rows.tsx';
import { DownloadFile } from './download-file.tsx';
import { csvOf } from './table-csv.ts';

interface ExportRowsProps {
  /** Title of the table, and name of the file. */
  title: string;
  disabled: boolean;
  /** Returns the lines of the file, of which the first has the headers. */
  linesOf: () => CellText[][];
}

/** Downloads the shown rows and columns of a table as a CSV file, which the browser writes. */
export default function ExportRows({ title, disabled, linesOf }: ExportRowsProps) {
  return (
    <DownloadFile
      label={texts.exportShownRows()}
      fileName={`${title} ${new Date().toISOString().slice(0, 10)}.csv`}
      height={44}
      disabled={disabled}
      fetchFile={async () => new Blob([csvOf(linesOf())], { type: 'text/csv' })}
    />
  );
}
