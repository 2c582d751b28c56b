import { getPropertiesKinds } from '@africanscity/contracts/listings/calls/search';
import type { KindCount } from '@africanscity/contracts/listings/facets';
import { useQuery } from '@tanstack/react-query';
import { operation } from '../../api/query-client.ts';
import { openKinds } from '../../features/listings/list/kinds.ts';

/** Kinds of property that have open listings. The frame of a page must stand even when this cannot be asked: then there are none. */
export function useKinds(status?: 'FOR_SALE' | 'FOR_RENT'): KindCount[] {
  return openKinds(useQuery(operation(getPropertiesKinds, {})).data ?? [], status);
}
