import { useRef, type RefObject } from 'react';
import { useSingleKeys } from '../navigation/single-keys.ts';

interface RowKeys {
  body: RefObject<HTMLTableSectionElement | null>;
  /** Toggles the selection of the row at an index; undefined where rows are not selectable. */
  choose: ((place: number) => void) | undefined;
  chooseAll: (() => void) | undefined;
}

/** Keyboard control for table rows: moves between rows, selects them, and opens the menu of the focused row. */
export function useRowKeys({ body, choose, chooseAll }: RowKeys): void {
  /** Index to continue from when the focused row was removed. */
  const last = useRef(-1);
  const rows = () => [...(body.current?.rows ?? [])];
  const current = () => rows().findIndex((row) => row.contains(document.activeElement));
  const move = (by: number) => {
    const all = rows();
    const from = current() === -1 ? Math.min(last.current, all.length) : current();
    const next = all[Math.min(Math.max(from + by, 0), all.length - 1)];
    last.current = next ? all.indexOf(next) : -1;
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  };
  const onRow = (act: (row: HTMLTableRowElement, place: number) => void) => {
    const place = current();
    const row = rows()[place];
    if (!row) return false;
    act(row, place);
    return undefined;
  };
  const walk = (by: number) => (document.activeElement instanceof HTMLTableRowElement ? move(by) : false);
  useSingleKeys({
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: () => walk(1),
    ArrowUp: () => walk(-1),
    x: () => (choose ? onRow((_, place) => choose(place)) : false),
    a: () => (chooseAll ? chooseAll() : false),
    // Enter on a link or button in the row activates that element.
    Enter: () => (document.activeElement instanceof HTMLTableRowElement ? onRow(openMenu) : false),
    o: () => onRow((row) => row.querySelector<HTMLAnchorElement>('a[href]')?.click()),
    b: () => {
      const first = document.querySelector<HTMLElement>('[data-bulk-bar] button');
      if (!first) return false;
      first.focus();
      return undefined;
    },
  });
}

function openMenu(row: HTMLTableRowElement): void {
  row.querySelector<HTMLElement>('[aria-haspopup=menu]')?.click();
}
