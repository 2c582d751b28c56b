import { z } from 'zod';
import { maxMessageLength } from './contact.ts';
import { defineEndpoint } from './endpoint.ts';
import { FeedbackRow } from './admin.ts';
import { reason, tableQuery } from './table.ts';
import { id, pageOf, requiredText } from './wire.ts';

const yesOrNo = z
  .enum(['', 'true', 'false'])
  .optional()
  .transform((text) => (text ? text === 'true' : undefined));

const act = { method: 'POST', access: 'admin', responds: 'empty' } as const;

export const getFeedbackTable = defineEndpoint({
  name: 'getFeedbackTable',
  method: 'GET',
  path: 'africanscity/getfeedbacktable',
  access: 'admin',
  summary: 'A page of feedback. `approved` asks for that on the home page, or for the rest.',
  query: tableQuery(['id', 'createdAt'], 'id-DESC').extend({ approved: yesOrNo }),
  responds: 'json',
  response: pageOf(FeedbackRow),
});

export const deleteFeedback = defineEndpoint({
  ...act,
  name: 'deleteFeedback',
  confirmed: true,
  path: 'africanscity/deletefeedback',
  summary: 'Deletes a feedback for good.',
  form: z.object({ id, reason }),
});

/** A message from the contact form, with what was answered. */
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

export const getContactMessages = defineEndpoint({
  name: 'getContactMessages',
  method: 'GET',
  path: 'africanscity/getcontactmessages',
  access: 'admin',
  summary: 'A page of the messages to the company. `handled` asks for those that are done with, or that wait.',
  query: tableQuery(['id', 'createdAt', 'surname', 'email'], 'id-DESC').extend({ handled: yesOrNo }),
  responds: 'json',
  response: pageOf(ContactMessageRow),
});

export const handleContactMessage = defineEndpoint({
  ...act,
  name: 'handleContactMessage',
  path: 'africanscity/handlecontactmessage',
  summary: 'Marks a message as done with, or as waiting again.',
  form: z.object({ id, handled: z.enum(['true', 'false']).transform((text) => text === 'true') }),
});

export const answerContactMessage = defineEndpoint({
  ...act,
  name: 'answerContactMessage',
  path: 'africanscity/answercontactmessage',
  summary: 'Mails an answer to whoever wrote, keeps it, and marks the message as done with.',
  form: z.object({ id, message: requiredText(maxMessageLength) }),
});

export const messageEndpoints = {
  getFeedbackTable,
  deleteFeedback,
  getContactMessages,
  handleContactMessage,
  answerContactMessage,
};
