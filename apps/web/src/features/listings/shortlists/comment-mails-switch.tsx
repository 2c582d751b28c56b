import * as texts from '@africanscity/messages/listings';
import { getShortlistMails, saveShortlistMails } from '@africanscity/contracts/listings/calls/shortlists';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { operation } from '../../../api/query-client.ts';
import { useCall } from '../../../api/use-call.ts';
import { MailsSwitch } from '../../../components/forms/mails-switch.tsx';

/** Switches the daily email about new comments on shared lists. Reserves its space until the choice is loaded. */
export function CommentMailsSwitch() {
  const call = useCall();
  const queryClient = useQueryClient();
  const query = operation(getShortlistMails, {});
  const { data, isError } = useQuery(query);
  if (isError) return null;
  return (
    <MailsSwitch
      when={texts.listGetsComments()}
      wanted={data?.wanted ?? true}
      save={(wanted) => call(saveShortlistMails, { wanted })}
      onChanged={() => queryClient.invalidateQueries(query)}
    />
  );
}
