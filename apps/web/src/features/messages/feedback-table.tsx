import * as texts from '@africanscity/messages/messages';
import type { FeedbackRow } from '@africanscity/contracts/messages/feedback';
import { approveFeedback, getFeedbackTable } from '@africanscity/contracts/messages/calls/feedback';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { AddressChoice } from '../../components/tables/address-choice.tsx';
import { DataTable } from '../../components/tables/data-table.tsx';
import { RowBatchNotice } from '../../components/tables/row-batch-notice.tsx';
import { markActs } from '../../components/tables/row-plan.ts';
import { useRowBatch } from '../../components/tables/use-row-batch.ts';
import { showToast } from '../../components/notices/toast.ts';
import { DeleteFeedbackDialog } from './delete-feedback-dialog.tsx';
import { readYesOrNo } from './read-yes-or-no.ts';
import { useTableAddress } from '../../components/tables/use-table-address.ts';
import { personName } from '../../ui/person-name.ts';
import { showDay } from '../../ui/show-time.ts';

/** Feedback, with the choice of testimonials for the home page. */
export function FeedbackTable() {
  const call = useCall();
  const queryClient = useQueryClient();
  const { query } = useTableAddress();
  const { batch, running, run, dismiss } = useRowBatch();
  const [deleted, setDeleted] = useState<FeedbackRow[] | null>(null);
  const setApproved = ({ id }: FeedbackRow, approved: boolean) =>
    call(approveFeedback, { id: String(id), approved: approved ? 'true' : 'false' });
  const approve = useMutation({
    mutationFn: (row: FeedbackRow) => setApproved(row, !row.approvedAt),
    onError: (error) => void showToast({ kind: 'error', message: error.message }),
    onSettled: () => queryClient.invalidateQueries(),
  });
  return (
    <>
      {batch && <RowBatchNotice batch={batch} onDismiss={dismiss} />}
      <DataTable
        title={texts.feedback()}
        endpoint={getFeedbackTable}
        input={{ approved: readYesOrNo(query.get('approved')) }}
        searchLabel={texts.textOrAuthor()}
        nameOf={nameOf}
        filters={
          <AddressChoice
            name="approved"
            label={texts.approved()}
            all={texts.allFeedback()}
            choices={{ false: texts.waiting(), true: texts.onHomePage() }}
          />
        }
        columns={[
          { title: texts.from(), show: (row) => personName(row.user) },
          { title: texts.message(), show: (row) => row.message, wrap: 'anywhere' },
          { title: texts.permission(), show: permissionText },
          { title: texts.date(), sortBy: 'createdAt', show: (row) => showDay(row.createdAt), wrap: 'never' },
          {
            title: texts.homePage(),
            text: (row) => (row.approvedAt ? texts.onHomePage() : texts.waiting()),
            show: (row) =>
              canBeShown(row) || row.approvedAt ? (
                <Button
                  variant="default"
                  loading={approve.isPending && approve.variables.id === row.id}
                  onClick={() => approve.mutate(row)}
                >
                  {row.approvedAt ? texts.hide() : texts.approve()}
                </Button>
              ) : null,
          },
        ]}
        busy={running}
        bulk={[
          ...markActs<FeedbackRow>({
            nameOf,
            isMarked: ({ approvedAt }) => approvedAt !== null,
            canMark: canBeShown,
            mark: setApproved,
            set: { label: texts.approve(), outcome: texts.feedbackApproved },
            remove: { label: texts.hide(), outcome: texts.feedbackHidden },
            run,
          }),
          { label: texts.deleteIt(), danger: true, fits: () => true, onAct: setDeleted },
        ]}
        actions={(row) => [{ label: texts.deleteIt(), danger: true, onClick: () => setDeleted([row]) }]}
      />
      {deleted && <DeleteFeedbackDialog rows={deleted} nameOf={nameOf} run={run} onClose={() => setDeleted(null)} />}
    </>
  );
}

/** Other clients do not ask for a permission; then the administrator does. */
function canBeShown({ mayBeShown }: FeedbackRow): boolean {
  return mayBeShown !== false;
}

function permissionText({ mayBeShown }: FeedbackRow): string {
  if (mayBeShown === null) return texts.permissionNotAsked();
  return mayBeShown ? texts.permissionGiven() : texts.permissionRefused();
}

function nameOf({ user }: FeedbackRow): string {
  return texts.feedbackOf({ name: personName(user) });
}
