import type { AnyCall } from '@africanscity/contracts/call';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { operation } from '../../api/query-client.ts';
import { useCall } from '../../api/use-call.ts';
import { MailsSwitch } from './mails-switch.tsx';

interface SavedMailsSwitchProps {
  /** Completes "Email me when …". */
  when: string;
  /** Answers with the saved choice as `wanted`. */
  read: AnyCall;
  /** Saves the choice as `wanted`. */
  save: AnyCall;
  /** The choice of users who never made one, shown until the saved one is loaded. */
  unsaid: boolean;
}

/** A switch for one kind of email that reads its choice. Reserves its space until that is loaded, and never blocks the page. */
export function SavedMailsSwitch({ when, read, save, unsaid }: SavedMailsSwitchProps) {
  const call = useCall();
  const queryClient = useQueryClient();
  const query = operation(read, {});
  const { data, isError, isPending } = useQuery(query);
  if (isError) return null;
  return (
    <MailsSwitch
      when={when}
      wanted={(data as { wanted: boolean } | undefined)?.wanted ?? unsaid}
      loading={isPending}
      save={(wanted) => call(save, { wanted })}
      onChanged={() => queryClient.invalidateQueries(query)}
    />
  );
}
