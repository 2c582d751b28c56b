import { getSubscribers, getSubscriberTotals } from '@africanscity/contracts/messages/calls/newsletter';
import type { SubscriberState } from '@africanscity/contracts/messages/newsletter';
import { subscriberStates } from '@africanscity/contracts/messages/values';
import { Group, NativeSelect, Paper, SimpleGrid, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { operation } from '../../../api/query-client.ts';
import { DataTable } from '../../../components/tables/data-table.tsx';
import { useTableAddress } from '../../../components/tables/use-table-address.ts';
import { showDay } from '../../../ui/show-time.ts';

const states = Object.entries(subscriberStates) as [SubscriberState, string][];

/** The newsletter's subscribers and the state of each. */
export function SubscribersTable() {
  const address = useTableAddress();
  const { data: totals } = useQuery({ ...operation(getSubscriberTotals, {}), staleTime: 0 });
  const asked = states.find(([state]) => state === address.query.get('state'))?.[0];
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="xs" mb="lg">
        {states.map(([state, label]) => (
          <Paper key={state} withBorder px="md" py="xs">
            <Group justify="space-between" gap="xs">
              <Text c="dimmed">{label}</Text>
              <Text size="xl" fw={700}>
                {totals?.[state] ?? '–'}
              </Text>
            </Group>
          </Paper>
        ))}
      </SimpleGrid>
      <DataTable
        title="Subscribers"
        endpoint={getSubscribers}
        input={{ state: asked }}
        searchLabel="Email"
        nameOf={({ email }) => email}
        columns={[
          { title: 'Email', show: ({ email }) => email, wrap: 'anywhere', sortBy: 'email' },
          { title: 'State', show: ({ state }) => subscriberStates[state] },
          { title: 'Signed up on', show: ({ createdAt }) => showDay(createdAt), sortBy: 'createdAt' },
          { title: 'Confirmed on', show: ({ confirmedAt }) => showDay(confirmedAt), sortBy: 'confirmedAt' },
          { title: 'Unsubscribed on', show: ({ unsubscribedAt }) => showDay(unsubscribedAt), wrap: 'never' },
        ]}
        filters={
          <NativeSelect
            aria-label="State"
            value={asked ?? '–'}
            data={[{ value: '', label: 'All states' }, ...states.map(([value, label]) => ({ value, label }))]}
            onChange={(event) => address.change({ state: event.currentTarget.value })}
          />
        }
        empty="No subscribers yet."
      />
    </>
  );
}
