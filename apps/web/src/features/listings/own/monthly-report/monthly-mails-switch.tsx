import * as texts from '@africanscity/messages/listings';
import { getMonthlyMails, saveMonthlyMails } from '@africanscity/contracts/listings/calls/own-listings';
import { SavedMailsSwitch } from '../../../../components/forms/saved-mails-switch.tsx';

/** Switches the email with the report of each month. */
export function MonthlyMailsSwitch() {
  return <SavedMailsSwitch when={texts.monthIsReady()} read={getMonthlyMails} save={saveMonthlyMails} unsaid={false} />;
}
