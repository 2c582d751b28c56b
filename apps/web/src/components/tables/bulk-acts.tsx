import * as texts from '@africanscity/messages/site';
import { Button } from '@mantine/core';

export interface BulkAct<Row> {
  label: string;
  /** Label with the number of rows that the action applies to: "Confirm 5 places". Replaces `label`. */
  labelFor?: (count: number) => string;
  danger?: boolean;
  /** Whether the action applies to a row in its current state. */
  fits: (row: Row) => boolean;
  /** Called with the selected rows that the action applies to. */
  onAct: (rows: Row[]) => void;
}

interface BulkActsProps<Row> {
  rows: Row[];
  acts: BulkAct<Row>[];
  /** Called after an action was chosen. */
  onActed: () => void;
}

/**
 * Buttons for the selected rows. An action that applies to none is hidden; one that applies to some shows the number.
 */
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
            ? texts.ofThem({ label, count: String(fitting.length) })
            : label}
      </Button>
    );
  });
}
