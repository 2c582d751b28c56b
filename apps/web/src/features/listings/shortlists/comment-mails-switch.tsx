import * as texts from '@africanscity/messages/listings';
import { getShortlistMails, saveShortlistMails } from '@africanscity/contracts/listings/calls/shortlists';
import { SavedMailsSwitch } from '../../../components/forms/saved-mails-switch.tsx';

/** Switches the daily email about new comments on shared lists. */
export function CommentMailsSwitch() {
  return (
    <SavedMailsSwitch
      when={texts.listGetsComments()}
      read={getShortlistMails}
      save={saveShortlistMails}
      unsaid={true}
    />
  );
}
