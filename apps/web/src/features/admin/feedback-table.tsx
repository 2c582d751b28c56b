import { approveFeedback, getFeedbackAll } from '@africanscity/contracts/admin';
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { operation } from '../../api/query-client.ts';
import { useCall } from '../../api/use-call.ts';
import { showToast } from '../../components/toast.ts';
import { AdminTable } from './admin-table.tsx';

/** Feedback, and which of it stands on the home page as a testimonial. */
export function FeedbackTable() {
  const call = useCall();
  const queryClient = useQueryClient();
  const query = operation(getFeedbackAll, {});
  const approve = useMutation({
    mutationFn: ({ id, approved }: { id: number; approved: boolean }) =>
      call(approveFeedback, { id: String(id), approved: approved ? 'true' : 'false' }),
    onError: (error) => void showToast({ kind: 'error', message: error.message }),
    onSettled: () => queryClient.invalidateQueries(query),
  });
  return (
    <AdminTable
      title="Feedback"
      query={useQuery({ ...query, staleTime: 0 })}
      textOf={(row) => `${row.message} ${row.user.name} ${row.user.surname}`}
      columns={[
        { title: 'Message', show: (row) => row.message },
        { title: 'From', show: (row) => `${row.user.name} ${row.user.surname}` },
        { title: 'Date', show: (row) => row.createdAt.slice(0, 10) },
        { title: 'On the home page', show: (row) => (row.approvedAt ? 'Yes' : 'No') },
      ]}
      actions={(row) => (
        <Button
          variant="default"
          size="compact-md"
          loading={approve.isPending && approve.variables.id === row.id}
          onClick={() => approve.mutate({ id: row.id, approved: !row.approvedAt })}
        >
          {row.approvedAt ? 'Take off' : 'Approve'}
        </Button>
      )}
    />
  );
}
