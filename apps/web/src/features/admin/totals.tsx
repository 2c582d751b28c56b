import { getCustomersTotal, getPropertiesTotal, getPropertyOwnersTotal } from '@africanscity/contracts/admin';
import { Paper, SimpleGrid, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { operation } from '../../api/query-client.ts';

const totals = [
  ['Listings', getPropertiesTotal],
  ['Property owners', getPropertyOwnersTotal],
  ['Customers', getCustomersTotal],
] as const;

export function Totals() {
  return (
    <SimpleGrid cols={{ base: 1, xs: 3 }}>
      {totals.map(([label, endpoint]) => (
        <Total key={label} label={label} endpoint={endpoint} />
      ))}
    </SimpleGrid>
  );
}

function Total({ label, endpoint }: { label: string; endpoint: (typeof totals)[number][1] }) {
  const { data, error } = useQuery({ ...operation(endpoint, {}), staleTime: 0 });
  return (
    <Paper withBorder p="md">
      <Text c="dimmed">{label}</Text>
      {data === undefined && !error ? (
        <Skeleton height={36} width={80} />
      ) : (
        <Text fz={32} fw={700} lh={1.2}>
          {error ? 'not available' : data?.toLocaleString('en')}
        </Text>
      )}
    </Paper>
  );
}
