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
    summary: 'A page of feedback. `approved` asks for that on the home page, or for the rest.',
    query: tableQuery(['id', 'createdAt'], 'id-DESC').extend({ approved: yesOrNo }),
    response: pageOf(FeedbackRow),
  },
  deleteFeedback: {
    summary: 'Deletes a feedback for good.',
    form: z.object({ id, reason }),
  },
  getContactMessages: {
    summary: 'A page of the messages to the company. `handled` asks for those that are done with, or that wait.',
    query: tableQuery(['id', 'createdAt', 'surname', 'email'], 'id-DESC').extend({ handled: yesOrNo }),
    response: pageOf(ContactMessageRow),
  },
  handleContactMessage: {
    summary: 'Marks a message as done with, or as waiting again.',
    form: z.object({ id, handled: z.enum(['true', 'false']).transform((text) => text === 'true') }),
  },
  answerContactMessage: {
    summary: 'Mails an answer to whoever wrote, keeps it, and marks the message as done with.',
    form: z.object({ id, message: requiredLongText(maxMessageLength) }),
  },
} satisfies Record<string, Schemas>;
