import { propertyStatuses } from '@africanscity/contracts/lookups';
import type { LookupItem } from '@africanscity/contracts/wire';

export async function getPropertyStatuses(): Promise<LookupItem[]> {
  return Object.entries(propertyStatuses).map(([property, value]) => ({ property, value }));
}
