import { listingRoles } from '@africanscity/contracts/lookups';
import type { LookupItem } from '@africanscity/contracts/wire';

export async function getRoles(): Promise<LookupItem[]> {
  return Object.entries(listingRoles).map(([property, value]) => ({ property, value }));
}
