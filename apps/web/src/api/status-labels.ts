import { defaultStatusLabels, propertyStatuses } from '@africanscity/contracts/listings/values';
import type { PropertyStatus, StatusLabels } from '@africanscity/contracts/listings/status';
import { getPropertyStatuses } from '@africanscity/contracts/administration/calls/lookups';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { operation, type ApiQueryClient } from './query-client.ts';

const statuses = Object.keys(propertyStatuses) as PropertyStatus[];
const labelsQuery = operation(getPropertyStatuses, {});

/** Loads the labels on the server before rendering. The page embeds them if they differ from the defaults. */
export async function prepareStatusLabels(queryClient: ApiQueryClient): Promise<void> {
  await queryClient.prefetchQuery(labelsQuery);
  const labels = readStatusLabels(queryClient);
  const usual = defaultStatusLabels();
  const isUsual = statuses.every((status) => labels[status] === usual[status]);
  if (isUsual) queryClient.removeQueries(labelsQuery);
}

/** Returns the label of each status from the cache, without a request. */
export function readStatusLabels(queryClient: QueryClient): StatusLabels {
  return labelsFrom(queryClient.getQueryData(labelsQuery.queryKey));
}

/** Returns the label of each status. */
export function useStatusLabels(): StatusLabels {
  return labelsFrom(useQuery({ ...labelsQuery, enabled: false }).data);
}

/** Updates the labels after an administrator changed them. */
export function setStatusLabels(queryClient: QueryClient, labels: StatusLabels): void {
  queryClient.setQueryData(
    labelsQuery.queryKey,
    statuses.map((status) => ({ property: status, value: labels[status] })),
  );
}

function labelsFrom(items: { property: string; value: string }[] | undefined): StatusLabels {
  return {
    ...defaultStatusLabels(),
    ...Object.fromEntries((items ?? []).map(({ property, value }) => [property, value])),
  };
}
