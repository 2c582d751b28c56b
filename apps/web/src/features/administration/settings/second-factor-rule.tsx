import * as texts from '@africanscity/messages/administration';
import { getSecondFactorRule, saveSecondFactorRule } from '@africanscity/contracts/accounts/calls/second-factor';
import { Stack, Switch, Text } from '@mantine/core';
import '@mantine/core/styles/Switch.layer.css';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Fault } from '../../../ui/failure-notice.tsx';
import { operation } from '../../../api/query-client.ts';
import { useCall } from '../../../api/use-call.ts';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { showToast } from '../../../components/notices/toast.ts';
import { SkeletonRows } from '../../../ui/waiting.tsx';

/** Whether administrators must use a second step to log in. */
export function SecondFactorRule() {
  const call = useCall();
  const queryClient = useQueryClient();
  const query = useQuery({ ...operation(getSecondFactorRule, {}), staleTime: 0 });
  const save = useMutation({
    mutationFn: async (required: boolean) => {
      await call(saveSecondFactorRule, { required: required ? 'true' : 'false' });
      void showToast({ kind: 'success', message: texts.saved() });
      await queryClient.invalidateQueries();
    },
  });
  return (
    <Stack gap="sm">
      <Fault>{save.error?.message}</Fault>
      <Loaded query={query} what={texts.ruleInSentence()} skeleton={<SkeletonRows height={60} />}>
        {({ required, administratorsWithout }) => (
          <>
            <Switch
              size="md"
              label={texts.secondStepRequired()}
              checked={required}
              disabled={save.isPending}
              onChange={(event) => save.mutate(event.currentTarget.checked)}
            />
            <Text size="sm" c="dimmed">
              {without(administratorsWithout)} {texts.withoutSecondStep()}
            </Text>
          </>
        )}
      </Loaded>
    </Stack>
  );
}

function without(count: number): string {
  if (count === 0) return texts.allAdministratorsHaveOne();
  return texts.administratorsWithout({ count });
}
