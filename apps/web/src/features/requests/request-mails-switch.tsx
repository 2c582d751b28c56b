import * as texts from '@africanscity/messages/requests';
import { saveRequestMails } from '@africanscity/contracts/requests/calls/answers';
import { useCall } from '../../api/use-call.ts';
import { MailsSwitch } from '../../components/forms/mails-switch.tsx';

/** Switches emails about matching requests. */
export function RequestMailsSwitch({ wanted, onChanged }: { wanted: boolean; onChanged: () => Promise<void> }) {
  const call = useCall();
  return (
    <MailsSwitch
      when={texts.someoneSeeksHome()}
      wanted={wanted}
      save={(wanted) => call(saveRequestMails, { wanted })}
      onChanged={onChanged}
    />
  );
}
