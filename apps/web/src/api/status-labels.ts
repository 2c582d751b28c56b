import { propertyStatuses } from '@africanscity/contracts/listings/values';
import type { PropertyStatus, StatusLabels } from '@africanscity/contracts/listings/status';
import { getPropertyStatuses } from '@africanscity/contracts/administration/calls/lookups';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { operation, type ApiQueryClient } from './query-client.ts';

const statuses = Object.keys(propertyStatuses) as PropertyStatus[];
const labelsQuery = operation(getPropertyStatuses, {});

/** On the server, before a page is rendered: labels travel with the page where they are not the usual words. */
export async function prepareStatusLabels(queryClient: ApiQueryClient): Promise<void> {
  await queryClient.prefetchQuery(labelsQuery);
  const labels = readStatusLabels(queryClient);
  const isUsual = statuses.every((status) => labels[status] === propertyStatuses[status]);
  if (isUsual) queryClient.removeQueries(labelsQuery);
}

/** What people read for each status, as far as this page was told; never a request of its own. */
export function readStatusLabels(queryClient: QueryClient): StatusLabels {
  return labelsFrom(queryClient.getQueryData(labelsQuery.queryKey));
}

/** What people read for each status, in components. */
export function useStatusLabels(): StatusLabels {
  return labelsFrom(useQuery({ ...labelsQuery, enabled: false }).data);
}

/** An administrator changed them, here. */
export function setStatusLabels(queryClient: QueryClient, labels: StatusLabels): void {
  queryClient.setQueryData(
    labelsQuery.queryKey,
    statuses.map((status) => ({ property: status, value: labels[status] })),
  );
}

function labelsFrom(items: { property: string; value: string }[] | undefined): StatusLabels {
  return { ...propertyStatuses, ...Object.fromEntries((items ?? []).map(({ property, value }) => [property, value])) };
}
