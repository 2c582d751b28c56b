import type { AnswerState, RequestState } from '@africanscity/contracts/requests/requests';

interface Shown {
  text: string;
  color: string;
}

/** Label and colour of each state of a request. */
export const requestStates: Record<RequestState, Shown> = {
  unconfirmed: { text: 'Confirm by email', color: 'yellow' },
  open: { text: 'Open', color: 'teal' },
  answered: { text: 'Answered', color: 'blue' },
  accepted: { text: 'Accepted', color: 'green' },
  closed: { text: 'Closed', color: 'gray' },
  expired: { text: 'Expired', color: 'gray' },
};

export const answerStates: Record<AnswerState, Shown> = {
  waiting: { text: 'Waiting', color: 'blue' },
  accepted: { text: 'Accepted', color: 'green' },
  declined: { text: 'Declined', color: 'gray' },
  passed: { text: 'Not chosen', color: 'gray' },
};
