import { titles } from '@africanscity/contracts/lookups';
import type { LookupItem } from '@africanscity/contracts/wire';

export async function getTitles(): Promise<LookupItem[]> {
  return titles.map((title) => ({ property: title, value: title }));
}
