import * as texts from '@africanscity/messages/accounts';
import * as siteTexts from '@africanscity/messages/site';
import { endSession, getSessions } from '@africanscity/contracts/accounts/calls/users';
import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Fault } from '../../../ui/failure-notice.tsx';
import { operation } from '../../../api/query-client.ts';
import { clearSession } from '../../../api/session.ts';
import { useCall } from '../../../api/use-call.ts';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { describeDevice } from '../../../ui/describe-device.ts';
import { SkeletonRows } from '../../../ui/waiting.tsx';
import { showTime } from '../../../ui/show-time.ts';

/** Lists the user's sessions, each with a button to end it. */
export function Sessions() {
  const call = useCall();
  const queryClient = useQueryClient();
  const query = operation(getSessions, {});
  const sessions = useQuery({ ...query, staleTime: 0 });
  const end = useMutation({
    mutationFn: async (session: { id: string; current: boolean }) => {
      await call(endSession, { id: session.id });
      if (session.current) clearSession();
    },
    onSettled: () => queryClient.invalidateQueries(query),
  });
  return (
    <Stack gap="sm">
      <Fault>{end.error?.message}</Fault>
      <Loaded query={sessions} what={texts.sessionsInSentence()} skeleton={<SkeletonRows count={2} height={48} />}>
        {(open) =>
          open.map((session) => (
            <Group key={session.id} justify="space-between" wrap="nowrap">
              <div>
                <Group gap="xs">
                  <Text fw={600}>{describeDevice(session.userAgent)}</Text>
                  {session.current && <Badge variant="light">{texts.thisDevice()}</Badge>}
                </Group>
                <Text size="sm" c="dimmed">
                  {texts.lastSeenSince({
                    lastSeenAt: showTime(session.lastSeenAt),
                    createdAt: showTime(session.createdAt),
                  })}
                </Text>
              </div>
              <Button
                flex="none"
                variant="default"
                loading={end.isPending && end.variables.id === session.id}
                onClick={() => end.mutate(session)}
              >
                {siteTexts.logOut()}
              </Button>
            </Group>
          ))
        }
      </Loaded>
    </Stack>
  );
}
