import * as texts from '@africanscity/messages/messages';
import { getSubscribers, getSubscriberTotals } from '@africanscity/contracts/messages/calls/newsletter';
import type { SubscriberState } from '@africanscity/contracts/messages/newsletter';
import { subscriberStates } from '@africanscity/contracts/messages/values';
import { Group, NativeSelect, Paper, SimpleGrid, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { operation } from '../../../api/query-client.ts';
import { DataTable } from '../../../components/tables/data-table.tsx';
import { useTableAddress } from '../../../components/tables/use-table-address.ts';
import { showDay } from '../../../ui/show-time.ts';

const states = Object.entries(subscriberStates) as [SubscriberState, () => string][];

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
              <Text c="dimmed">{label()}</Text>
              <Text size="xl" fw={700}>
                {totals?.[state] ?? '–'}
              </Text>
            </Group>
          </Paper>
        ))}
      </SimpleGrid>
      <DataTable
        title={texts.subscribers()}
        endpoint={getSubscribers}
        input={{ state: asked }}
        searchLabel={texts.email()}
        nameOf={({ email }) => email}
        columns={[
          { title: texts.email(), show: ({ email }) => email, wrap: 'anywhere', sortBy: 'email' },
          { title: texts.state(), show: ({ state }) => subscriberStates[state]() },
          { title: texts.signedUpOn(), show: ({ createdAt }) => showDay(createdAt), sortBy: 'createdAt' },
          { title: texts.confirmedOn(), show: ({ confirmedAt }) => showDay(confirmedAt), sortBy: 'confirmedAt' },
          { title: texts.unsubscribedOn(), show: ({ unsubscribedAt }) => showDay(unsubscribedAt), wrap: 'never' },
        ]}
        filters={
          <NativeSelect
            aria-label={texts.state()}
            value={asked ?? ''}
            data={[
              { value: '', label: texts.allStates() },
              ...states.map(([value, label]) => ({ value, label: label() })),
            ]}
            onChange={(event) => address.change({ state: event.currentTarget.value })}
          />
        }
        empty={texts.noSubscribers()}
      />
    </>
  );
}
