import { Alert, Button, Group, Skeleton, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useState, type ReactNode } from 'react';
import classes from './admin-table.module.css';

export interface Column<Row> {
  title: string;
  show: (row: Row) => ReactNode;
}

interface AdminTableProps<Row> {
  /** Names the table. */
  title: string;
  /** Where the rows come from. */
  query: Pick<UseQueryResult<Row[]>, 'data' | 'error' | 'refetch'>;
  columns: Column<Row>[];
  /** What the search looks through. */
  textOf: (row: Row) => string;
  actions?: (row: Row) => ReactNode;
}

const rowsAtOnce = 50;

/** Rows with a search; long lists open in steps. On a phone each row is a card. */
export function AdminTable<Row extends { id: number }>({
  title,
  query,
  columns,
  textOf,
  actions,
}: AdminTableProps<Row>) {
  const { data, error, refetch } = query;
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(rowsAtOnce);
  const wanted = useDeferredValue(search.trim().toLowerCase());
  if (error) {
    return (
      <Alert color="red" role="alert">
        {error.message} <Button onClick={() => void refetch()}>Try again</Button>
      </Alert>
    );
  }
  if (!data) return <Skeleton height={240} radius="lg" aria-label={`Loading ${title}`} />;
  const found = data.filter((row) => textOf(row).toLowerCase().includes(wanted));
  return (
    <section aria-label={title}>
      <Group justify="space-between" mb="sm">
        <TextInput
          aria-label={`Search ${title}`}
          placeholder="Search"
          leftSection={<IconSearch size={18} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <Text c="dimmed" role="status">
          {found.length.toLocaleString('en')} of {data.length.toLocaleString('en')}
        </Text>
      </Group>
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.title} scope="col">
                {column.title}
              </th>
            ))}
            {actions && <th scope="col">Action</th>}
          </tr>
        </thead>
        <tbody>
          {found.slice(0, shown).map((row) => (
            <tr key={row.id}>
              {columns.map((column) => (
                <td key={column.title} data-column={column.title}>
                  {column.show(row)}
                </td>
              ))}
              {actions && <td>{actions(row)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {found.length > shown && (
        <Button variant="default" mt="md" onClick={() => setShown(shown + rowsAtOnce)}>
          Show more
        </Button>
      )}
    </section>
  );
}
