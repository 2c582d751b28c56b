import { getPropertiesCounts } from '@africanscity/contracts/listings/calls';
import { useQuery } from '@tanstack/react-query';
import { operation } from '../../api/query-client.ts';

/** Property types that have listings. The frame of a page must stand even when this cannot be asked: then there are none. */
export function useTypeCounts(): { propertyType: string; count: number }[] {
  return useQuery(operation(getPropertiesCounts, {})).data ?? [];
}
