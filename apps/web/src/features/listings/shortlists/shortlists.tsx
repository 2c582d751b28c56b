import * as texts from '@africanscity/messages/listings';
import { getShortlists } from '@africanscity/contracts/listings/calls/shortlists';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { operation } from '../../../api/query-client.ts';
import { Loaded } from '../../../components/loading/loaded.tsx';
import type { FavoriteCard } from '../favorites/favorite-cards.tsx';
import { SkeletonRows } from '../../../ui/waiting.tsx';
import { AllFavorites } from './all-favorites.tsx';
import { ListsRow } from './lists-row.tsx';
import { ShortlistView } from './shortlist-view.tsx';

interface ShortlistsProps {
  /** The list in the address; undefined for all favorites. */
  id: number | undefined;
  /** The card component, which the page provides. */
  Card: FavoriteCard;
  /** Shown above all favorites. */
  children: ReactNode;
}

/** The user's lists in a row, and below it one list or all favorites. */
export function Shortlists({ id, Card, children }: ShortlistsProps) {
  const query = useQuery({ ...operation(getShortlists, {}), staleTime: 0 });
  const lists = query.data ?? [];
  return (
    <>
      <Loaded query={query} what={texts.yourLists()} skeleton={<SkeletonRows height={72} />}>
        {() => <ListsRow lists={lists} current={id} />}
      </Loaded>
      {id === undefined ? (
        <>
          {children}
          <AllFavorites lists={lists} Card={Card} />
        </>
      ) : (
        <ShortlistView key={id} id={id} lists={lists} Card={Card} />
      )}
    </>
  );
}
