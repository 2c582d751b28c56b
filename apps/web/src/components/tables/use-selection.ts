import { useState } from 'react';
import type { Identified } from './data-table-rows.tsx';

export interface Selection<Row> {
  rows: Row[];
  /** Whether all shown rows are selected. */
  isComplete: boolean;
  has: (row: Row) => boolean;
  toggle: (row: Row) => void;
  toggleAll: () => void;
  clear: () => void;
}

/** The selected rows among the shown rows. Resets when `shown`, the key of the shown rows, changes. */
export function useSelection<Row extends Identified>(rows: Row[], shown: string): Selection<Row> {
  const [chosen, setChosen] = useState({ shown, ids: new Set<Row['id']>() });
  const ids = chosen.shown === shown ? chosen.ids : new Set<Row['id']>();
  const choose = (next: Iterable<Row['id']>) => setChosen({ shown, ids: new Set(next) });
  const selected = rows.filter((row) => ids.has(row.id));
  const isComplete = selected.length === rows.length;
  return {
    rows: selected,
    isComplete,
    has: (row) => ids.has(row.id),
    toggle: (row) => choose(ids.has(row.id) ? [...ids].filter((id) => id !== row.id) : [...ids, row.id]),
    toggleAll: () => choose(isComplete ? [] : rows.map((row) => row.id)),
    clear: () => choose([]),
  };
}
