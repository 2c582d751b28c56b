import { saveFavoriteNote } from '@africanscity/contracts/listings/calls/favorites';
import type { Shortlist, ShortlistHome } from '@africanscity/contracts/listings/shortlists';
import '@mantine/core/styles/VisuallyHidden.layer.css';
import { VisuallyHidden } from '@mantine/core';
import { useCall } from '../../../api/use-call.ts';
import { type FavoriteCard, FavoriteCards } from '../favorites/favorite-cards.tsx';
import cards from '../favorites/favorite-cards.module.css';
import { MoveButtons } from '../favorites/move-buttons.tsx';
import { GoneHomes } from './gone-homes.tsx';
import { HomeChanges } from './home-changes.tsx';
import { ListsOfHome } from './lists-of-home.tsx';
import { OwnerComments } from './owner-comments.tsx';
import { useListsRefresh } from './use-lists-refresh.ts';
import { useOrder } from './use-order.ts';

interface ShortlistHomesProps {
  /** Undefined for all favorites. */
  id: number | undefined;
  homes: ShortlistHome[];
  lists: Shortlist[];
  Card: FavoriteCard;
}

/** The homes of a list, or all favorites, in their order, and after them those that are no longer on the site. */
export function ShortlistHomes({ id, homes, lists, Card }: ShortlistHomesProps) {
  const call = useCall();
  const refresh = useListsRefresh();
  const { ordered, moves } = useOrder(id, homes);
  const shown = ordered.flatMap(({ card, ...own }) => (card ? [{ ...own, ...card }] : []));

  async function saveNote(propertyId: number, note: string) {
    await call(saveFavoriteNote, { propertyId: String(propertyId), note });
    await refresh();
  }

  return (
    <>
      <FavoriteCards
        favorites={shown}
        onNote={saveNote}
        Card={Card}
        actions={(listing, subject) => {
          const home = shown.find(({ id: homeId }) => homeId === listing.id);
          return (
            <>
              <HomeChanges changes={home?.changes ?? []} />
              <OwnerComments comments={home?.comments ?? []} />
              <div className={cards.actions}>
                <MoveButtons id={listing.id} subject={subject} moves={moves} />
                <ListsOfHome lists={lists} propertyId={listing.id} subject={subject} />
              </div>
            </>
          );
        }}
      />
      <VisuallyHidden role="status">{moves.moved}</VisuallyHidden>
      <GoneHomes id={id} homes={homes.filter(({ card }) => !card)} />
    </>
  );
}
