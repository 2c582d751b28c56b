import * as texts from '@africanscity/messages/listings';
import { useSyncExternalStore } from 'react';
import { useSession } from '../../../api/session.ts';
import { RoundButton } from '../../../ui/round-button.tsx';
import { deviceFavorites, toggleOnDevice } from './device-favorites.ts';
import classes from './favorite-button.module.css';
import { useFavorites } from './use-favorites.ts';

interface FavoriteButtonProps {
  id: number;
  /** Short description of the listing. */
  subject: string;
}

const none: number[] = [];

/** A heart button that adds a listing to the favorites or removes it: the user's, or a guest's on this device. */
export function FavoriteButton(props: FavoriteButtonProps) {
  // Guests need no query, and a page of cards would create one per card.
  return useSession() ? <OnServer {...props} /> : <OnDevice {...props} />;
}

function OnServer({ id, subject }: FavoriteButtonProps) {
  const favorites = useFavorites();
  return <Heart subject={subject} pressed={favorites.has(id)} toggle={() => void favorites.toggle(id)} />;
}

function OnDevice({ id, subject }: FavoriteButtonProps) {
  const ids = useSyncExternalStore(deviceFavorites.subscribe, deviceFavorites.read, () => none);
  return <Heart subject={subject} pressed={ids.includes(id)} toggle={() => toggleOnDevice(id)} />;
}

function Heart({ subject, pressed, toggle }: { subject: string; pressed: boolean; toggle: () => void }) {
  return (
    <RoundButton
      icon="heart"
      className={classes.heart}
      aria-pressed={pressed}
      aria-label={texts.favoriteOf({ subject })}
      onClick={toggle}
    />
  );
}
