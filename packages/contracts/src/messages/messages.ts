import { maxMessageLength } from '../values.ts';
import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { reason, tableQuery } from '../table.ts';
import { id, pageOf, requiredLongText } from '../wire.ts';
import { FeedbackRow } from './feedback.ts';

const yesOrNo = z
  .enum(['', 'true', 'false'])
  .optional()
  .transform((text) => (text ? text === 'true' : undefined));

/** A message from the contact form, with its answer. */
export const ContactMessageRow = z.object({
  id: z.number().int(),
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  createdAt: z.string(),
  handledAt: z.string().nullable(),
  answers: z.array(z.object({ id: z.number().int(), message: z.string(), author: z.string(), createdAt: z.string() })),
});

export type ContactMessageRow = z.infer<typeof ContactMessageRow>;

/** Schemas of the input and response of each operation. */
export const messageSchemas = {
  getFeedbackTable: {
    summary: 'Lists feedback. `approved` selects that on the home page, or the rest.',
    query: tableQuery(['id', 'createdAt'], 'id-DESC').extend({ approved: yesOrNo }),
    response: pageOf(FeedbackRow),
  },
  deleteFeedback: {
    summary: 'Deletes feedback for good.',
    form: z.object({ id, reason }),
  },
  getContactMessages: {
    summary: 'Lists messages to the company. `handled` selects closed or open ones.',
    query: tableQuery(['id', 'createdAt', 'surname', 'email'], 'id-DESC').extend({ handled: yesOrNo }),
    response: pageOf(ContactMessageRow),
  },
  handleContactMessage: {
    summary: 'Marks a message as closed, or as open again.',
    form: z.object({ id, handled: z.enum(['true', 'false']).transform((text) => text === 'true') }),
  },
  answerContactMessage: {
    summary: 'Emails an answer to the author of a message, stores it, and closes the message.',
    form: z.object({ id, message: requiredLongText(maxMessageLength) }),
  },
} satisfies Record<string, Schemas>;
