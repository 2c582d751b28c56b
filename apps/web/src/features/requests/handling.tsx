import * as texts from '@africanscity/messages/requests';
import type { Column } from '../../components/tables/data-table-rows.tsx';
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

interface HandlingDialogProps {
  row: Handled;
  title: string;
  facts: Parameters<typeof Facts>[0]['facts'];
  /** Label of the checkbox that closes an open submission. */
  close?: string;
  save: (input: { id: string; handled: YesOrNo; note: string; close: YesOrNo }) => Promise<unknown>;
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
