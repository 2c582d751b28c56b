import * as texts from '@africanscity/messages/site';
import type { AnyCall, EndpointOutput, EndpointRequest } from '@africanscity/contracts/call';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { operation } from '../../api/query-client.ts';
import { SkeletonRows } from '../../ui/waiting.tsx';
import { type BulkAct, BulkActs } from './bulk-acts.tsx';
import { DataTableRows, type Column, type Identified } from './data-table-rows.tsx';
import { DataTableTools } from './data-table-tools.tsx';
import classes from './data-table.module.css';
import { Loaded, type QueryState } from '../loading/loaded.tsx';
import { PageLinks } from '../navigation/page-links.tsx';
import type { RowAction } from './row-actions.tsx';
import type { RowDecision } from './row-decisions.tsx';
import { useTableAddress } from './use-table-address.ts';
import { useSelection } from './use-selection.ts';
import { useShownColumns } from './use-shown-columns.ts';

type RowOf<E extends AnyCall> = EndpointOutput<E> extends { content: (infer Row extends Identified)[] } ? Row : never;

interface DataTableProps<E extends AnyCall, Row = RowOf<E>> {
  /** Plural noun for the rows: "Users". */
  title: string;
  /** An endpoint that takes a `tableQuery` and returns a `pageOf` rows. */
  endpoint: E;
  /** The table's own filters. */
  input?: Omit<EndpointRequest<E>, 'page' | 'size' | 'sort' | 'search'>;
  columns: Column<Row>[];
  /** Name of a row for its buttons: "12 Jacaranda Avenue". */
  nameOf: (row: Row) => string;
  /** Label of the search: "Name or email". Without a label the table has no search. */
  searchLabel?: string;
  /** Controls for the filters in `input`. */
  filters?: ReactNode;
  actions?: (row: Row) => RowAction[];
  /** Decisions that each row shows as buttons. */
  decisions?: (row: Row) => RowDecision[];
  /** Actions for several rows. Makes rows selectable. */
  bulk?: BulkAct<Row>[];
  /** Whether a batch of actions runs. The table offers none of `bulk` meanwhile. */
  busy?: boolean;
  /** Text for a table without rows and without a search. */
  empty?: string;
  /** A link to where else rows may be, below the text of a table without rows. */
  elsewhere?: ReactNode;
}

/**
 * A table of the administration. The server searches, sorts and paginates; the URL has the state, the device
 * has the choice of columns. On phones each row is a card.
 */
export function DataTable<E extends AnyCall>(props: DataTableProps<E>) {
  const {
    title,
    endpoint,
    columns,
    nameOf,
    searchLabel,
    filters,
    actions,
    decisions,
    bulk,
    busy = false,
    empty = texts.nothingHereYet(),
    elsewhere,
  } = props;
  const address = useTableAddress();
  const shownColumns = useShownColumns(endpoint.name, columns);
  const sorts = columns.flatMap(({ sortBy }) => (sortBy ? [`${sortBy}-ASC`, `${sortBy}-DESC`] : []));
  const asked = readAsked(address.query, sorts);
  const request = { ...props.input, ...asked } as unknown as EndpointRequest<E>;
  const query = useQuery({
    ...operation(endpoint, request),
    placeholderData: keepPreviousData,
    staleTime: 0,
  }) as QueryState<Page<RowOf<E>>>;
  const rows = query.data?.content ?? [];
  const selection = useSelection(rows, JSON.stringify(request));
  return (
    <section aria-label={title} className={classes.table}>
      <DataTableTools
        title={title}
        searchLabel={searchLabel}
        columns={columns}
        shownColumns={shownColumns}
        rows={rows}
        sort={asked.sort}
        total={query.data?.totalElements}
        address={address}
      >
        {filters}
      </DataTableTools>
      {bulk && selection.rows.length > 0 && (
        <div className={classes.bulk} role="group" aria-label={texts.selectedRows()} data-bulk-bar>
          <span>{texts.selectedCount({ count: String(selection.rows.length) })}</span>
          <BulkActs rows={selection.rows} acts={busy ? [] : bulk} onActed={selection.clear} />
          <Button
            className={classes.onPhones}
            variant={selection.isComplete ? 'light' : 'default'}
            aria-pressed={selection.isComplete}
            onClick={selection.toggleAll}
          >
            {texts.selectAllRows()}
          </Button>
        </div>
      )}
      <Loaded query={query} what={title} skeleton={<SkeletonRows count={6} height={52} />}>
        {(page, stale) => (
          <>
            {page.content.length === 0 ? (
              <div className={classes.empty}>
                <p>{asked.search ? texts.nothingMatches({ search: asked.search }) : empty}</p>
                {elsewhere}
              </div>
            ) : (
              <div className={classes.frame}>
                <DataTableRows
                  title={title}
                  columns={shownColumns.shown}
                  rows={page.content}
                  nameOf={nameOf}
                  actions={actions}
                  decisions={decisions}
                  selection={bulk && selection}
                  sort={asked.sort}
                  onSort={(sort) => address.change({ sort })}
                  stale={stale}
                />
              </div>
            )}
            <PageLinks page={page} addressOf={address.addressOf} />
          </>
        )}
      </Loaded>
    </section>
  );
}

interface Page<Row> {
  content: Row[];
  totalElements: number;
  totalPages: number;
  first: boolean;
  last: boolean;
  pageable: { pageNumber: number };
}

/** Reads the state from the URL. Unknown values use the server's defaults. */
function readAsked(query: URLSearchParams, sorts: string[]) {
  const page = query.get('page') ?? '';
  const sort = query.get('sort') ?? '';
  const search = query.get('search')?.trim().slice(0, 120);
  return {
    page: /^\d{1,9}$/.test(page) ? page : undefined,
    size: query.get('size') ?? undefined,
    sort: sorts.includes(sort) ? sort : undefined,
    search: search || undefined,
  };
}
