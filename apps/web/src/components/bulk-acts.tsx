import { Button } from '@mantine/core';

export interface BulkAct<Row> {
  label: string;
  /** Names the act with the number of rows that it fits, in place of the label: "Confirm 5 places". */
  labelFor?: (count: number) => string;
  danger?: boolean;
  /** Whether it can be done to a row as it is. */
  fits: (row: Row) => boolean;
  /** Called with the chosen rows that it fits. */
  onAct: (rows: Row[]) => void;
}

interface BulkActsProps<Row> {
  rows: Row[];
  acts: BulkAct<Row>[];
  /** Called once one of them was asked for. */
  onActed: () => void;
}

/** What may be done to the chosen rows at once: what fits none of them is not offered, what fits some says how many. */
export function BulkActs<Row>({ rows, acts, onActed }: BulkActsProps<Row>) {
  return acts.map(({ label, labelFor, danger, fits, onAct }) => {
    const fitting = rows.filter(fits);
    if (fitting.length === 0) return null;
    return (
      <Button
        key={label}
        variant="default"
        c={danger ? 'var(--mantine-color-error)' : undefined}
        onClick={() => {
          onAct(fitting);
          onActed();
        }}
      >
        {labelFor
          ? labelFor(fitting.length)
          : fitting.length < rows.length
            ? `${label} ${fitting.length} of them`
            : label}
      </Button>
    );
  });
}
