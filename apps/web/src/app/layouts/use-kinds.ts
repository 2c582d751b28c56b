import { getPropertiesKinds } from '@africanscity/contracts/listings/calls/search';
import type { KindCount } from '@africanscity/contracts/listings/facets';
import { useQuery } from '@tanstack/react-query';
import { operation } from '../../api/query-client.ts';
import { openKinds } from '../../features/listings/core/kinds.ts';

/**
 * Returns the property types that have open listings; none if they cannot be loaded, so that the frame always renders.
 */
export function useKinds(status?: 'FOR_SALE' | 'FOR_RENT'): KindCount[] {
  return openKinds(useQuery(operation(getPropertiesKinds, {})).data ?? [], status);
}
