import * as texts from '@africanscity/messages/listings';
import { deleteFavorite } from '@africanscity/contracts/listings/calls/favorites';
import { removeFromShortlist } from '@africanscity/contracts/listings/calls/shortlists';
import type { ShortlistHome } from '@africanscity/contracts/listings/shortlists';
import { inPlace } from '@africanscity/contracts/listings/place-line';
import { typeName } from '@africanscity/contracts/listings/type-names';
import { Button } from '@mantine/core';
import { useAct } from '../../../components/forms/use-act.ts';
import { placeOf } from '../core/place.ts';
import classes from './home-actions.module.css';
import { homeState } from './home-state.ts';
import { OwnerComments } from './owner-comments.tsx';
import { useListsRefresh } from './use-lists-refresh.ts';

interface GoneHomesProps {
  /** The list; undefined for all favorites. */
  id: number | undefined;
  homes: ShortlistHome[];
}

/** Homes of a list that are no longer on the site, each with a button that removes it. */
export function GoneHomes({ id, homes }: GoneHomesProps) {
  const onDone = useListsRefresh();
  const favorite = useAct(deleteFavorite, { success: texts.homeRemovedFromFavorites(), onDone });
  const inList = useAct(removeFromShortlist, { success: texts.homeRemovedFromList(), onDone });
  if (homes.length === 0) return null;

  function remove(propertyId: string) {
    if (id === undefined) favorite.mutate({ propertyId });
    else inList.mutate({ id: String(id), propertyId });
  }

  return (
    <ul className={classes.gone}>
      {homes.map((home) => {
        const subject = inPlace(typeName(home.type), placeOf(home));
        return (
          <li key={home.id}>
            <span>{texts.homeNotOffered({ state: homeState(home.state), subject })}</span>
            <Button
              variant="default"
              h={44}
              aria-label={
                id === undefined ? texts.removeHomeFromFavorites({ subject }) : texts.removeHomeFromList({ subject })
              }
              onClick={() => remove(String(home.id))}
            >
              {texts.removeFromList()}
            </Button>
            <OwnerComments comments={home.comments} />
          </li>
        );
      })}
    </ul>
  );
}
