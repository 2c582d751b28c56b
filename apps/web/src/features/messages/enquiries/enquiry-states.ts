import * as texts from '@africanscity/messages/messages';
import type { EnquiryState } from '@africanscity/contracts/messages/enquiries';
import { enquiryStates as labels } from '@africanscity/contracts/messages/values';

const colors: Record<EnquiryState, string> = {
  unconfirmed: 'yellow',
  new: 'orange',
  answered: 'blue',
  viewing_agreed: 'teal',
  closed: 'gray',
};

/** Label and colour of the state of a conversation. One that was read is not new, but not answered. */
export function stateOf(state: EnquiryState, unread: number): { text: string; color: string } {
  const isRead = state === 'new' && unread === 0;
  return { text: isRead ? texts.enquiryUnanswered() : labels[state](), color: colors[state] };
}
