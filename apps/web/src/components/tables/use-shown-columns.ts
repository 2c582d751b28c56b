import { useMemo, useSyncExternalStore } from 'react';
import { deviceList } from '../../api/device-list.ts';
import type { Column } from './data-table-rows.tsx';

export interface ShownColumns<Row> {
  shown: Column<Row>[];
  /** The columns that can be hidden: all but the first, which names the row. */
  optional: Column<Row>[];
  has: (column: Column<Row>) => boolean;
  toggle: (column: Column<Row>) => void;
  /** Shows all columns again. Undefined while none is hidden. */
  reset: (() => void) | undefined;
}

/** More than the columns of any list in all languages. */
const mostHidden = 100;
const none: string[] = [];
const stores = new Map<string, ReturnType<typeof hiddenColumns>>();

/**
 * The columns of a list that its user shows, remembered on this device. The storage has the titles of hidden columns, so
 * a title that the list does not have (anymore, or in this language) changes nothing.
 */
export function useShownColumns<Row>(list: string, columns: Column<Row>[]): ShownColumns<Row> {
  const store = useMemo(() => storeOf(list), [list]);
  const hidden = useSyncExternalStore(store.subscribe, store.read, () => none);
  const isShown = (column: Column<Row>) => column === columns[0] || !hidden.includes(column.title);
  const shown = columns.filter(isShown);
  const optional = columns.slice(1);
  return {
    shown,
    optional,
    has: isShown,
    toggle: (column) => store.write(withToggled(store.read(), column.title)),
    reset: shown.length < columns.length ? () => store.write([]) : undefined,
  };
}

/** Hides a shown column, or shows a hidden one. */
function withToggled(hidden: string[], title: string): string[] {
  return hidden.includes(title) ? hidden.filter((other) => other !== title) : [title, ...hidden];
}

function storeOf(list: string) {
  const known = stores.get(list);
  if (known) return known;
  const store = hiddenColumns(list);
  stores.set(list, store);
  return store;
}

function hiddenColumns(list: string) {
  return deviceList(`hidden-columns-${list}`, mostHidden, isText);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
