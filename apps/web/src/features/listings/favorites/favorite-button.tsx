import { useSyncExternalStore } from 'react';
import { useSession } from '../../../api/session.ts';
import { RoundButton } from '../../../ui/round-button.tsx';
import { deviceFavorites, toggleOnDevice } from './device-favorites.ts';
import classes from './favorite-button.module.css';
import { useFavorites } from './use-favorites.ts';

interface FavoriteButtonProps {
  id: number;
  /** What the listing is, in a few words. */
  subject: string;
}

const none: number[] = [];

/** A heart that makes a listing a favorite, and takes that back: of whoever is logged in, or of this device until then. */
export function FavoriteButton(props: FavoriteButtonProps) {
  // Without a session there is nothing to ask, and a page of cards would prepare to ask once a card.
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
      aria-label={`Favorite: ${subject}`}
      onClick={toggle}
    />
  );
}
