import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { flag, id, requiredText } from '../wire.ts';
import { maxFeedbackLength } from './values.ts';

export const FeedbackForm = z.object({
  message: requiredText(maxFeedbackLength),
  mayBeShown: flag
    .optional()
    .describe('Whether the writer agrees to have it shown on the home page. Clients that do not ask leave it out.'),
});

export const FeedbackRow = z.object({
  id: z.number().int(),
  message: z.string(),
  createdAt: z.string(),
  approvedAt: z.string().nullable(),
  mayBeShown: z
    .boolean()
    .nullable()
    .describe('Whether the writer agrees to have it shown; null where they were not asked.'),
  user: z.object({ title: z.string().nullable(), name: z.string(), surname: z.string() }),
});

export type FeedbackRow = z.infer<typeof FeedbackRow>;

/** Schemas of the input and response of each operation. */
export const feedbackSchemas = {
  saveFeedback: {
    summary: 'Stores feedback or a testimonial of the caller. It is shown once an administrator approves it.',
    form: FeedbackForm,
  },
  getFeedbackAll: {
    summary: 'Lists all feedback, the latest first.',
    response: z.array(FeedbackRow),
  },
  approveFeedback: {
    summary:
      'Shows feedback as a testimonial on the home page, or hides it again. Answers 409 when its writer did not agree to have it shown.',
    form: z.object({ id, approved: flag }),
  },
} satisfies Record<string, Schemas>;
