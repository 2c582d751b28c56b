import * as texts from '@africanscity/messages/listings';
import { getFavoriteMails, saveFavoriteMails } from '@africanscity/contracts/listings/calls/favorites';
import { SavedMailsSwitch } from '../../../components/forms/saved-mails-switch.tsx';

/** Switches emails about price drops of favorites. */
export function FavoriteMailsSwitch() {
  return (
    <SavedMailsSwitch
      when={texts.favoritePriceFalls()}
      read={getFavoriteMails}
      save={saveFavoriteMails}
      unsaid={true}
    />
  );
}
