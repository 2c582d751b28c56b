import { getFavoriteMails, saveFavoriteMails } from '@africanscity/contracts/listings/calls/favorites';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { operation } from '../../../api/query-client.ts';
import { useCall } from '../../../api/use-call.ts';
import { MailsSwitch } from '../../../components/mails-switch.tsx';

/** Whether the visitor hears by mail of favorites that cost less. Takes its place before that is known. */
export function FavoriteMailsSwitch() {
  const call = useCall();
  const queryClient = useQueryClient();
  const query = operation(getFavoriteMails, {});
  const { data, isError } = useQuery(query);
  // The listings are what people come for.
  if (isError) return null;
  return (
    <MailsSwitch
      when="the price of a favorite falls"
      wanted={data?.wanted ?? true}
      save={(wanted) => call(saveFavoriteMails, { wanted })}
      onChanged={() => queryClient.invalidateQueries(query)}
    />
  );
}
