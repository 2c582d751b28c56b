import * as texts from '@africanscity/messages/listings';
import { getMonthlyMails, saveMonthlyMails } from '@africanscity/contracts/listings/calls/own-listings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { operation } from '../../../../api/query-client.ts';
import { useCall } from '../../../../api/use-call.ts';
import { MailsSwitch } from '../../../../components/forms/mails-switch.tsx';

/** Switches the email with the report of each month. */
export function MonthlyMailsSwitch() {
  const call = useCall();
  const queryClient = useQueryClient();
  const query = operation(getMonthlyMails, {});
  const { data, isError } = useQuery(query);
  if (isError) return null;
  return (
    <MailsSwitch
      when={texts.monthIsReady()}
      wanted={data?.wanted ?? false}
      save={(wanted) => call(saveMonthlyMails, { wanted })}
      onChanged={() => queryClient.invalidateQueries(query)}
    />
  );
}
