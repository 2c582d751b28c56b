import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { requiredText } from './wire.ts';

/** Characters of a feedback. */
export const maxFeedbackLength = 2000;

export const FeedbackForm = z.object({ message: requiredText(maxFeedbackLength) });

export const saveFeedback = defineEndpoint({
  name: 'saveFeedback',
  method: 'POST',
  path: 'africanscity/savefeedback',
  access: 'user',
  summary: 'Keeps a feedback or testimony of the caller. It is shown once an administrator approves it.',
  form: FeedbackForm,
  responds: 'empty',
});

export const feedbackEndpoints = { saveFeedback };
