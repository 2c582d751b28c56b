import * as texts from '@africanscity/messages/requests';
import type { AnswerState, RequestState } from '@africanscity/contracts/requests/requests';

interface Shown {
  text: string;
  color: string;
}

/** Label and colour of each state of a request. */
export const requestStates = (): Record<RequestState, Shown> => ({
  unconfirmed: { text: texts.confirmByEmail(), color: 'yellow' },
  open: { text: texts.stateOpen(), color: 'teal' },
  answered: { text: texts.stateAnswered(), color: 'blue' },
  accepted: { text: texts.stateAccepted(), color: 'green' },
  closed: { text: texts.stateClosed(), color: 'gray' },
  expired: { text: texts.stateExpired(), color: 'gray' },
});

export const answerStates = (): Record<AnswerState, Shown> => ({
  waiting: { text: texts.waiting(), color: 'blue' },
  accepted: { text: texts.stateAccepted(), color: 'green' },
  declined: { text: texts.stateDeclined(), color: 'gray' },
  passed: { text: texts.notChosen(), color: 'gray' },
});
