import { formatNumber } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/site';
import { pageSizes } from '@africanscity/contracts/values';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { ColumnMenu } from './column-menu.tsx';
import type { Column } from './data-table-rows.tsx';
import classes from './data-table.module.css';
import { shownLines } from './shown-lines.ts';
import { useFollowed } from '../forms/use-followed.ts';
import { lazyPart, Nothing } from '../../ui/lazy-part.tsx';
import type { ShownColumns } from './use-shown-columns.ts';
import type { TableAddress } from './use-table-address.ts';

// Lazy: most visits only read the list.
const ExportRows = lazyPart(() => import('./export-rows.tsx'), Nothing);

interface DataTableToolsProps<Row> {
  title: string;
  searchLabel: string | undefined;
  columns: Column<Row>[];
  shownColumns: ShownColumns<Row>;
  /** The shown rows. */
  rows: Row[];
  sort: string | undefined;
  /** Rows on all pages; undefined until it is loaded. */
  total: number | undefined;
  address: TableAddress;
  /** The table's own filters. */
  children: ReactNode;
}

/** Parameters of the address that are no filters. */
const notFilters: ReadonlySet<string> = new Set(['search', 'page', 'size', 'sort', 'id']);

/** The tools above a table: search, filters, order, page size, columns, export and total. */
export function DataTableTools<Row>(props: DataTableToolsProps<Row>) {
  const { title, searchLabel, columns, shownColumns, rows, sort, total, address, children } = props;
  const moreId = useId();
  // On phones the first row is in sight; chosen filters are, too. A table without filters has nothing chosen to show here.
  const [isOpen, setOpen] = useState(
    () => Boolean(children) && [...address.query.keys()].some((name) => !notFilters.has(name)),
  );
  const sortable = columns.filter((column) => column.sortBy);
  return (
    <div className={classes.tools}>
      {searchLabel && <TableSearch title={title} label={searchLabel} address={address} />}
      <Button
        className={classes.onPhones}
        variant="default"
        h={44}
        aria-expanded={isOpen}
        aria-controls={moreId}
        leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.filterAndSort()}
      </Button>
      <div id={moreId} className={classes.more} data-open={isOpen || undefined}>
        {children}
        {sortable.length > 0 && (
          <NativeSelect
            className={classes.onPhones}
            aria-label={texts.sortBy({ title })}
            value={sort ?? ''}
            data={[
              { value: '', label: texts.usualOrder() },
              ...sortable.flatMap((column) => [
                { value: `${column.sortBy}-ASC`, label: texts.ascending({ title: column.title }) },
                { value: `${column.sortBy}-DESC`, label: texts.descending({ title: column.title }) },
              ]),
            ]}
            onChange={(event) => address.change({ sort: event.currentTarget.value })}
          />
        )}
        {((total ?? 0) > pageSizes[0] || address.query.has('size')) && (
          <NativeSelect
            aria-label={texts.rowsPerPage()}
            value={address.query.get('size') ?? '25'}
            data={pageSizes.map((size) => ({ value: String(size), label: texts.rowsCount({ count: String(size) }) }))}
            onChange={(event) => address.change({ size: event.currentTarget.value })}
          />
        )}
        {shownColumns.optional.length > 0 && <ColumnMenu columns={shownColumns} />}
        <Suspense fallback={exportLoading()}>
          <ExportRows title={title} disabled={rows.length === 0} linesOf={() => shownLines(shownColumns.shown, rows)} />
        </Suspense>
      </div>
      <span className={classes.total} role="status">
        {total !== undefined && texts.inTotal({ total: formatNumber(total) })}
      </span>
    </div>
  );
}

function exportLoading(): ReactNode {
  return (
    <Button variant="default" h={44} disabled>
      {texts.exportShownRows()}
    </Button>
  );
}

/** Searches while the visitor types, after a short delay. */
function TableSearch({ title, label, address }: { title: string; label: string; address: TableAddress }) {
  const searched = address.query.get('search') ?? '';
  const words = useFollowed(searched);
  const search = useDebouncedCallback((text: string) => address.change({ search: text.trim() }), 300);
  return (
    <TextInput
      className={classes.search}
      type="search"
      aria-label={texts.searchIn({ title })}
      description={label}
      maxLength={120}
      leftSection={<IconSearch size={18} aria-hidden />}
      {...words}
      onChange={(event) => {
        words.onChange(event.currentTarget.value);
        search(event.currentTarget.value);
      }}
      // When the focus leaves the search, the search must not take it back.
      onBlur={() => {
        words.onBlur();
        search.flush();
      }}
      onKeyDown={(event) => event.key === 'Enter' && search.flush()}
    />
  );
}
