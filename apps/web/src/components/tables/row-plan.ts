import * as texts from '@africanscity/messages/site';
import type { BulkAct } from './bulk-acts.tsx';
import type { Plan } from './use-row-batch.ts';

interface RowPlan<Row> {
  rows: Row[];
  nameOf: (row: Row) => string;
  act: (row: Row) => Promise<unknown>;
  /** Undoes the action on a row. Without it, the plan has no undo. */
  undo?: (row: Row) => Promise<unknown>;
  /** The result's text, such as "Deleted: 3." */
  outcome: Outcome;
}

type Outcome = (numbers: { count: string }) => string;

/** Returns the plan of the same action on each row. */
export function rowPlan<Row>({ rows, nameOf, act, undo, outcome }: RowPlan<Row>): Plan {
  return {
    doing: texts.workingProgress,
    steps: rows.map((row) => ({
      name: nameOf(row),
      act: async () => {
        await act(row);
        return undo ? { undo: () => undo(row).then(() => ({})) } : {};
      },
    })),
    outcomeOf: (count) => outcome({ count: String(count) }),
  };
}

interface Marks<Row> {
  nameOf: (row: Row) => string;
  isMarked: (row: Row) => boolean;
  /** Whether a row may be marked. Without it, each may. */
  canMark?: (row: Row) => boolean;
  /** Marks a row, or removes its mark. */
  mark: (row: Row, marked: boolean) => Promise<unknown>;
  /** The texts of the action that marks, and of the one that removes marks. */
  set: MarkTexts;
  remove: MarkTexts;
  run: (plan: Plan) => Promise<void>;
}

interface MarkTexts {
  label: string;
  outcome: Outcome;
}

/** Returns the bulk actions that mark rows and remove marks. Each undoes the other. */
export function markActs<Row>({ nameOf, isMarked, canMark, mark, set, remove, run }: Marks<Row>): BulkAct<Row>[] {
  return [true, false].map((marked) => {
    const { label, outcome } = marked ? set : remove;
    return {
      label,
      fits: (row) => isMarked(row) !== marked && (!marked || !canMark || canMark(row)),
      onAct: (rows) =>
        void run(
          rowPlan({
            rows,
            nameOf,
            act: (row) => mark(row, marked),
            undo: (row) => mark(row, !marked),
            outcome,
          }),
        ),
    };
  });
}
