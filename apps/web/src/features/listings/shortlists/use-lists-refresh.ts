import { getShortlist, getShortlists } from '@africanscity/contracts/listings/calls/shortlists';
import { useQueryClient } from '@tanstack/react-query';

/** Returns a function that refetches the user's lists. */
export function useListsRefresh(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: [getShortlists.name] }),
      queryClient.invalidateQueries({ queryKey: [getShortlist.name] }),
    ]);
  };
}
