import * as texts from '@africanscity/messages/listings';
import { getFavoriteMails, saveFavoriteMails } from '@africanscity/contracts/listings/calls/favorites';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { operation } from '../../../api/query-client.ts';
import { useCall } from '../../../api/use-call.ts';
import { MailsSwitch } from '../../../components/forms/mails-switch.tsx';

/** Switches emails about price drops of favorites. Reserves its space until the choice is loaded. */
export function FavoriteMailsSwitch() {
  const call = useCall();
  const queryClient = useQueryClient();
  const query = operation(getFavoriteMails, {});
  const { data, isError } = useQuery(query);
  // Does not block the listings.
  if (isError) return null;
  return (
    <MailsSwitch
      when={texts.favoritePriceFalls()}
      wanted={data?.wanted ?? true}
      save={(wanted) => call(saveFavoriteMails, { wanted })}
      onChanged={() => queryClient.invalidateQueries(query)}
    />
  );
}
