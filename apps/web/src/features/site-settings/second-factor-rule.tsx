import { getSecondFactorRule, saveSecondFactorRule } from '@africanscity/contracts/second-factor';
import { Alert, Skeleton, Stack, Switch, Text } from '@mantine/core';
import '@mantine/core/styles/Switch.layer.css';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { operation } from '../../api/query-client.ts';
import { useCall } from '../../api/use-call.ts';
import { showToast } from '../../components/toast.ts';

/** Whether administrators must log in with a second step. */
export function SecondFactorRule() {
  const call = useCall();
  const queryClient = useQueryClient();
  const { data, error } = useQuery({ ...operation(getSecondFactorRule, {}), staleTime: 0 });
  const save = useMutation({
    mutationFn: async (required: boolean) => {
      await call(saveSecondFactorRule, { required: required ? 'true' : 'false' });
      void showToast({ kind: 'success', message: 'Saved.' });
      await queryClient.invalidateQueries();
    },
  });
  const problem = error ?? save.error;
  if (!data && !error) return <Skeleton height={60} />;
  return (
    <Stack gap="sm">
      {problem && (
        <Alert color="red" role="alert">
          {problem.message}
        </Alert>
      )}
      {data && (
        <>
          <Switch
            size="md"
            label="Administrators need a second step to log in"
            checked={data.required}
            disabled={save.isPending}
            onChange={(event) => save.mutate(event.currentTarget.checked)}
          />
          <Text size="sm" c="dimmed">
            {without(data.administratorsWithout)} Whoever has none logs in by the password and can only add one, until
            the administration opens.
          </Text>
        </>
      )}
    </Stack>
  );
}

function without(count: number): string {
  if (count === 0) return 'All administrators have one.';
  return count === 1 ? '1 administrator has none.' : `${count} administrators have none.`;
}
