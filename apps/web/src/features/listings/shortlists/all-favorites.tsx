import * as texts from '@africanscity/messages/listings';
import { getShortlist } from '@africanscity/contracts/listings/calls/shortlists';
import type { Shortlist } from '@africanscity/contracts/listings/shortlists';
import { useQuery } from '@tanstack/react-query';
import { operation } from '../../../api/query-client.ts';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { SkeletonListings } from '../../../ui/waiting.tsx';
import type { FavoriteCard } from '../favorites/favorite-cards.tsx';
import { NoFavorites } from '../favorites/no-favorites.tsx';
import { ShortlistHomes } from './shortlist-homes.tsx';

/** All favorites of the user in their order, whatever lists they are in. */
export function AllFavorites({ lists, Card }: { lists: Shortlist[]; Card: FavoriteCard }) {
  const query = useQuery({ ...operation(getShortlist, {}), staleTime: 0 });
  return (
    <Loaded query={query} what={texts.yourFavorites()} skeleton={<SkeletonListings count={3} />}>
      {({ homes }) =>
        homes.length === 0 ? <NoFavorites /> : <ShortlistHomes id={undefined} homes={homes} lists={lists} Card={Card} />
      }
    </Loaded>
  );
}
