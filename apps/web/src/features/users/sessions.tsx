import { endSession, getSessions } from '@africanscity/contracts/users';
import { Alert, Badge, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { operation } from '../../api/query-client.ts';
import { clearSession } from '../../api/session.ts';
import { useCall } from '../../api/use-call.ts';
import { describeDevice } from '../../ui/describe-device.ts';

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Where one is logged in, and a way to log each of them off. */
export function Sessions() {
  const call = useCall();
  const queryClient = useQueryClient();
  const query = operation(getSessions, {});
  const { data, error } = useQuery({ ...query, staleTime: 0 });
  const end = useMutation({
    mutationFn: async (session: { id: string; current: boolean }) => {
      await call(endSession, { id: session.id });
      if (session.current) clearSession();
    },
    onSettled: () => queryClient.invalidateQueries(query),
  });
  const problem = error ?? end.error;
  return (
    <Stack gap="sm">
      {problem && (
        <Alert color="red" role="alert">
          {problem.message}
        </Alert>
      )}
      {!data && !error && <Skeleton height={80} radius="md" />}
      {data?.map((session) => (
        <Group key={session.id} justify="space-between" wrap="nowrap">
          <div>
            <Group gap="xs">
              <Text fw={600}>{describeDevice(session.userAgent)}</Text>
              {session.current && <Badge variant="light">This device</Badge>}
            </Group>
            <Text size="sm" c="dimmed">
              Last seen {moment.format(new Date(session.lastSeenAt))}, since{' '}
              {moment.format(new Date(session.createdAt))}
            </Text>
          </div>
          <Button
            flex="none"
            variant="default"
            loading={end.isPending && end.variables.id === session.id}
            onClick={() => end.mutate(session)}
          >
            Log off
          </Button>
        </Group>
      ))}
    </Stack>
  );
}
