import { PropertyStatus } from '@africanscity/contracts/lookups';
import type { LookupItem } from '@africanscity/contracts/wire';
import type { RequestContext } from '../../context.ts';
import { readStatusLabels } from './status-labels.ts';

export async function getPropertyStatuses(ctx: RequestContext): Promise<LookupItem[]> {
  const labels = await readStatusLabels(ctx);
  return PropertyStatus.options.map((status) => ({ property: status, value: labels[status] }));
}
