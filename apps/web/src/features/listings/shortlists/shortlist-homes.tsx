import * as texts from '@africanscity/messages/listings';
import { saveFavoriteNote } from '@africanscity/contracts/listings/calls/favorites';
import type { Shortlist, ShortlistHome } from '@africanscity/contracts/listings/shortlists';
import '@mantine/core/styles/VisuallyHidden.layer.css';
import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useCall } from '../../../api/use-call.ts';
import { type FavoriteCard, FavoriteCards } from '../favorites/favorite-cards.tsx';
import { GoneHomes } from './gone-homes.tsx';
import classes from './home-actions.module.css';
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
  const { ordered, move, moved } = useOrder(id, homes);
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
          const at = shown.findIndex((home) => home.id === listing.id);
          const moveTo = (to: number) => move(listing.id, shown[to]?.id, subject);
          return (
            <>
              <HomeChanges changes={shown[at]?.changes ?? []} />
              <OwnerComments comments={shown[at]?.comments ?? []} />
              <div className={classes.actions}>
                <MoveButton to="up" id={listing.id} subject={subject} last={at === 0} onClick={() => moveTo(at - 1)} />
                <MoveButton
                  to="down"
                  id={listing.id}
                  subject={subject}
                  last={at === shown.length - 1}
                  onClick={() => moveTo(at + 1)}
                />
                <ListsOfHome lists={lists} propertyId={listing.id} subject={subject} />
              </div>
            </>
          );
        }}
      />
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
      <GoneHomes id={id} homes={homes.filter(({ card }) => !card)} />
    </>
  );
}

interface MoveButtonProps {
  to: 'up' | 'down';
  id: number;
  subject: string;
  /** Whether the home is at this end already. The button keeps the focus. */
  last: boolean;
  onClick: () => void;
}

function MoveButton({ to, id, subject, last, onClick }: MoveButtonProps) {
  const Icon = to === 'up' ? IconArrowUp : IconArrowDown;
  return (
    <ActionIcon
      id={`move-${to}-${id}`}
      variant="default"
      size={44}
      aria-label={to === 'up' ? texts.moveHomeUp({ subject }) : texts.moveHomeDown({ subject })}
      aria-disabled={last}
      data-disabled={last || undefined}
      onClick={last ? undefined : onClick}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  );
}
