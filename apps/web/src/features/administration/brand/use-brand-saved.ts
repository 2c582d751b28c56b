import type { BrandState } from '@africanscity/contracts/administration/brand';
import { getBrand } from '@africanscity/contracts/administration/calls/brand';
import { getCountries } from '@africanscity/contracts/administration/calls/lookups';
import { useQueryClient } from '@tanstack/react-query';
import { operation } from '../../../api/query-client.ts';

/** Returns a function that shows the state after a change everywhere on the screen, and returns it. */
export function useBrandSaved(): (state: BrandState) => BrandState {
  const queryClient = useQueryClient();
  return (state) => {
    queryClient.setQueryData(operation(getBrand, {}).queryKey, state);
    void queryClient.invalidateQueries({ queryKey: [getCountries.name] });
    return state;
  };
}
