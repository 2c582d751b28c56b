import type { EnquiryState } from '@africanscity/contracts/messages/enquiries';
import { enquiryStates as labels } from '@africanscity/contracts/messages/values';

/** Label and colour of each state of a conversation. */
export const enquiryStates = (): Record<EnquiryState, { text: string; color: string }> => ({
  unconfirmed: { text: labels.unconfirmed(), color: 'yellow' },
  new: { text: labels.new(), color: 'orange' },
  answered: { text: labels.answered(), color: 'blue' },
  viewing_agreed: { text: labels.viewing_agreed(), color: 'teal' },
  closed: { text: labels.closed(), color: 'gray' },
});
