import { getNewsletterChoice, saveNewsletterChoice } from '@africanscity/contracts/newsletter';
import { Alert, Skeleton, Stack, Switch } from '@mantine/core';
import '@mantine/core/styles/Switch.layer.css';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { operation } from '../../api/query-client.ts';
import { useCall } from '../../api/use-call.ts';

/** Joins and leaves the newsletter with the address of the account. */
export function NewsletterChoice() {
  const call = useCall();
  const queryClient = useQueryClient();
  const query = operation(getNewsletterChoice, {});
  const { data, error } = useQuery({ ...query, staleTime: 0 });
  const save = useMutation({
    mutationFn: (subscribed: boolean) => call(saveNewsletterChoice, { subscribed: subscribed ? 'true' : 'false' }),
    onSettled: () => queryClient.invalidateQueries(query),
  });
  const problem = save.error ?? error;
  return (
    <Stack gap="sm">
      {problem && (
        <Alert color="red" role="alert">
          {problem.message}
        </Alert>
      )}
      {!data && !error && <Skeleton height={44} radius="md" />}
      {data && (
        <Switch
          size="md"
          label="Mail me news of AfricansCity"
          description="New homes and what changes on the site, now and then."
          checked={save.isPending ? save.variables : data.subscribed}
          disabled={save.isPending}
          onChange={(event) => save.mutate(event.currentTarget.checked)}
        />
      )}
    </Stack>
  );
}
