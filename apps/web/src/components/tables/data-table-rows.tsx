import * as texts from '@africanscity/messages/site';
import { Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import classes from './data-table-rows.module.css';
import tableClasses from './data-table.module.css';
import { type RowDecision, RowDecisions } from './row-decisions.tsx';
import { RowActions, type RowAction } from './row-actions.tsx';
import { useRowKeys } from './use-row-keys.ts';
import type { Selection } from './use-selection.ts';

export interface Identified {
  id: number | string;
}

/** The content of a cell without markup, as files hold it. */
export type CellText = string | number;

interface ColumnRules {
  title: string;
  /** The server's name of the column, if rows can be sorted by the column. */
  sortBy?: string;
  /** Hides the column's name on phones, where the value is clear without it. */
  unnamed?: boolean;
  /**
   * Where the text may wrap: never for dates and amounts, anywhere for emails and user text. Defaults to between words.
   */
  wrap?: 'never' | 'anywhere';
}

/** A column of a table. A cell with markup also has a text for exports. */
export type Column<Row> = ColumnRules &
  (
    | { show: (row: Row) => CellText; text?: undefined }
    | { show: (row: Row) => ReactNode; text: (row: Row) => CellText }
  );

interface DataTableRowsProps<Row extends Identified> {
  title: string;
  columns: Column<Row>[];
  rows: Row[];
  nameOf: (row: Row) => string;
  actions?: (row: Row) => RowAction[];
  /** Decisions that each row shows as buttons. */
  decisions?: (row: Row) => RowDecision[];
  selection?: Selection<Row>;
  sort: string | undefined;
  onSort: (sort: string) => void;
  /** The rows are from the previous query, while the next one loads. */
  stale: boolean;
}

export function DataTableRows<Row extends Identified>(props: DataTableRowsProps<Row>) {
  const { title, columns, rows, nameOf, actions, decisions, selection, sort, onSort, stale } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  useRowKeys({
    body,
    choose: selection && ((place) => rows[place] && selection.toggle(rows[place])),
    chooseAll: selection?.toggleAll,
  });
  return (
    <table
      className={classes.rows}
      aria-label={title}
      aria-busy={stale}
      data-stale={stale || undefined}
      data-acts={actions ? true : undefined}
    >
      <thead>
        <tr>
          {selection && (
            <th scope="col" className={classes.narrow}>
              <Checkbox
                aria-label={texts.selectAllRows()}
                checked={selection.isComplete}
                indeterminate={selection.rows.length > 0 && !selection.isComplete}
                onChange={selection.toggleAll}
              />
            </th>
          )}
          {columns.map((column) => (
            <HeaderCell key={column.title} column={column} sort={sort} onSort={onSort} />
          ))}
          {decisions && (
            <th scope="col" className={classes.narrow}>
              {texts.decision()}
            </th>
          )}
          {actions && (
            <th scope="col" className={classes.narrow}>
              {texts.actions()}
            </th>
          )}
        </tr>
      </thead>
      <tbody ref={body}>
        {rows.map((row) => (
          <tr key={row.id} tabIndex={-1} data-chosen={selection?.has(row) || undefined}>
            {selection && (
              <td className={classes.narrow}>
                <Checkbox
                  classNames={{ input: classes.pick }}
                  aria-label={texts.selectRowOf({ row: nameOf(row) })}
                  checked={selection.has(row)}
                  onChange={() => selection.toggle(row)}
                />
              </td>
            )}
            {columns.map((column, place) => (
              <td
                key={column.title}
                data-column={column.title}
                data-heading={place === 0 || undefined}
                data-wrap={column.wrap}
                data-unnamed={column.unnamed || undefined}
              >
                <div dir="auto">{column.show(row)}</div>
              </td>
            ))}
            {decisions && (
              <td className={classes.decisions}>
                <RowDecisions name={nameOf(row)} decisions={decisions(row)} />
              </td>
            )}
            {actions && (
              <td className={classes.narrow}>
                <RowActions name={nameOf(row)} actions={actions(row)} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface HeaderCellProps<Row> {
  column: Column<Row>;
  sort: string | undefined;
  onSort: (sort: string) => void;
}

function HeaderCell<Row>({ column: { title, sortBy }, sort, onSort }: HeaderCellProps<Row>) {
  if (!sortBy)
    return (
      <th dir="auto" scope="col">
        {title}
      </th>
    );
  const direction = sort === `${sortBy}-ASC` ? 'ascending' : sort === `${sortBy}-DESC` ? 'descending' : undefined;
  const Arrow = direction === 'ascending' ? IconArrowUp : direction === 'descending' ? IconArrowDown : IconArrowsSort;
  return (
    <th scope="col" aria-sort={direction}>
      <button
        type="button"
        className={tableClasses.sort}
        onClick={() => onSort(`${sortBy}-${direction === 'ascending' ? 'DESC' : 'ASC'}`)}
      >
        {title} <Arrow size={16} aria-hidden />
      </button>
    </th>
  );
}
