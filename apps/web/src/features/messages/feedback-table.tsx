import * as texts from '@africanscity/messages/messages';
import { approveFeedback, deleteFeedback, getFeedbackTable } from '@africanscity/contracts/messages/calls/feedback';
import { Button, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { AddressChoice } from '../../components/tables/address-choice.tsx';
import { DataTable } from '../../components/tables/data-table.tsx';
import { ReasonDialog } from '../../components/dialogs/reason-dialog.tsx';
import { showToast } from '../../components/notices/toast.ts';
import { readYesOrNo } from './read-yes-or-no.ts';
import { useTableAddress } from '../../components/tables/use-table-address.ts';
import { personName } from '../../ui/person-name.ts';
import { showDay } from '../../ui/show-time.ts';

/** Feedback, with the choice of testimonials for the home page. */
export function FeedbackTable() {
  const call = useCall();
  const queryClient = useQueryClient();
  const { query } = useTableAddress();
  const [deleted, setDeleted] = useState<{ id: number; message: string } | null>(null);
  const approve = useMutation({
    mutationFn: ({ id, approved }: { id: number; approved: boolean }) =>
      call(approveFeedback, { id: String(id), approved: approved ? 'true' : 'false' }),
    onError: (error) => void showToast({ kind: 'error', message: error.message }),
    onSettled: () => queryClient.invalidateQueries(),
  });
  return (
    <>
      <DataTable
        title={texts.feedback()}
        endpoint={getFeedbackTable}
        input={{ approved: readYesOrNo(query.get('approved')) }}
        searchLabel={texts.textOrAuthor()}
        nameOf={(row) => texts.feedbackOf({ name: personName(row.user) })}
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
          { title: texts.date(), sortBy: 'createdAt', show: (row) => showDay(row.createdAt), wrap: 'never' },
          {
            title: texts.homePage(),
            text: (row) => (row.approvedAt ? texts.onHomePage() : texts.waiting()),
            show: (row) => (
              <Button
                variant="default"
                loading={approve.isPending && approve.variables.id === row.id}
                onClick={() => approve.mutate({ id: row.id, approved: !row.approvedAt })}
              >
                {row.approvedAt ? texts.hide() : texts.approve()}
              </Button>
            ),
          },
        ]}
        actions={(row) => [{ label: texts.deleteIt(), danger: true, onClick: () => setDeleted(row) }]}
      />
      {deleted && (
        <ReasonDialog
          title={texts.deleteThisFeedback()}
          confirm={texts.deleteIt()}
          danger
          withReason
          send={async (reason) => {
            await call(deleteFeedback, { id: String(deleted.id), reason });
            await queryClient.invalidateQueries();
            setDeleted(null);
          }}
          onClose={() => setDeleted(null)}
        >
          <Text dir="auto" lineClamp={4}>
            “{deleted.message}”
          </Text>
          <Text mt="xs">{texts.thisCannotBeUndone()}</Text>
        </ReasonDialog>
      )}
    </>
  );
}
