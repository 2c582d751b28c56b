import * as texts from '@africanscity/messages/requests';
import type { BulkAct } from '../../components/tables/bulk-acts.tsx';
import type { Column } from '../../components/tables/data-table-rows.tsx';
import { markActs } from '../../components/tables/row-plan.ts';
import type { Plan } from '../../components/tables/use-row-batch.ts';
import { HandleDialog } from '../../components/dialogs/handle-dialog.tsx';
import { Facts } from '../../ui/facts.tsx';
import { showDay } from '../../ui/show-time.ts';

/** A submission that administrators handle. */
interface Handled {
  id: number;
  handledAt: string | null;
  note: string;
  createdAt: string;
}

/** The last columns of its table. */
export const handledColumns = (): Column<Handled>[] => [
  { title: texts.handled(), show: ({ handledAt }) => (handledAt ? showDay(handledAt) : texts.no()), wrap: 'never' },
  { title: texts.since(), sortBy: 'createdAt', show: ({ createdAt }) => showDay(createdAt), wrap: 'never' },
];

type YesOrNo = 'true' | 'false';

/** Saves whether a submission is handled, its note, and whether it is closed. */
export type Save = (input: { id: string; handled: YesOrNo; note: string; close: YesOrNo }) => Promise<unknown>;

interface HandlingActs<Row> {
  nameOf: (row: Row) => string;
  save: Save;
  run: (plan: Plan) => Promise<void>;
}

/** The bulk actions that mark submissions as handled and not handled, and leave their notes. */
export function handlingActs<Row extends Handled>({ nameOf, save, run }: HandlingActs<Row>): BulkAct<Row>[] {
  return markActs({
    nameOf,
    isMarked: ({ handledAt }) => handledAt !== null,
    mark: ({ id, note }, handled) => save({ id: String(id), handled: yesOrNo(handled), note, close: 'false' }),
    set: { label: texts.markAsHandled(), outcome: texts.markedAsHandled },
    remove: { label: texts.markAsNotHandled(), outcome: texts.markedAsNotHandled },
    run,
  });
}

interface HandlingDialogProps {
  row: Handled;
  title: string;
  facts: Parameters<typeof Facts>[0]['facts'];
  /** Label of the checkbox that closes an open submission. */
  close?: string;
  save: Save;
  onClose: () => void;
}

/** Shows a submission and marks it as handled. */
export function HandlingDialog({ row, title, facts, close, save, onClose }: HandlingDialogProps) {
  return (
    <HandleDialog
      title={title}
      tick={texts.handled()}
      ticked={row.handledAt !== null}
      note={row.note}
      close={close}
      onClose={onClose}
      save={({ ticked, note, close: closed }) =>
        save({ id: String(row.id), handled: yesOrNo(ticked), note, close: yesOrNo(closed) })
      }
    >
      <Facts facts={facts} />
    </HandleDialog>
  );
}

function yesOrNo(value: boolean): YesOrNo {
  return value ? 'true' : 'false';
}
