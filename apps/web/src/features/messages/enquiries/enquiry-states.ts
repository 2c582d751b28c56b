import type { EnquiryState } from '@africanscity/contracts/messages/enquiries';
import { enquiryStates as texts } from '@africanscity/contracts/messages/values';

/** Label and colour of each state of a conversation. */
export const enquiryStates: Record<EnquiryState, { text: string; color: string }> = {
  unconfirmed: { text: texts.unconfirmed, color: 'yellow' },
  new: { text: texts.new, color: 'orange' },
  answered: { text: texts.answered, color: 'blue' },
  viewing_agreed: { text: texts.viewing_agreed, color: 'teal' },
  closed: { text: texts.closed, color: 'gray' },
};
