import * as texts from '@africanscity/messages/messages';
import { Fault } from '../../../ui/failure-notice.tsx';
import { useBrand } from '../../../ui/brand.tsx';
import { getNewsletterChoice, saveNewsletterChoice } from '@africanscity/contracts/messages/calls/newsletter';
import { Stack, Switch } from '@mantine/core';
import '@mantine/core/styles/Switch.layer.css';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { operation } from '../../../api/query-client.ts';
import { useCall } from '../../../api/use-call.ts';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { SkeletonRows } from '../../../ui/waiting.tsx';

/** Subscribes or unsubscribes the account's address. */
export function NewsletterChoice() {
  const { name } = useBrand();
  const call = useCall();
  const queryClient = useQueryClient();
  const query = operation(getNewsletterChoice, {});
  const choice = useQuery({ ...query, staleTime: 0 });
  const save = useMutation({
    mutationFn: (subscribed: boolean) => call(saveNewsletterChoice, { subscribed: subscribed ? 'true' : 'false' }),
    onSettled: () => queryClient.invalidateQueries(query),
  });
  return (
    <Stack gap="sm">
      <Fault>{save.error?.message}</Fault>
      <Loaded query={choice} what={texts.yourChoice()} skeleton={<SkeletonRows height={44} />}>
        {({ subscribed }) => (
          <Switch
            size="md"
            label={texts.emailMeNews({ name })}
            description={texts.newsOccasionally()}
            checked={save.isPending ? save.variables : subscribed}
            disabled={save.isPending}
            onChange={(event) => save.mutate(event.currentTarget.checked)}
          />
        )}
      </Loaded>
    </Stack>
  );
}
