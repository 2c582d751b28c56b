import type { FeedbackRow } from '@africanscity/contracts/admin';
import type { ContactMessageRow } from '@africanscity/contracts/messages';
import type { ContactAnswer, ContactMessage, Feedback, User } from '@africanscity/db/generated/client';
import type { z } from 'zod';
import { fullName } from '../auth/full-name.ts';

export function presentFeedback(row: Feedback & { user: User }): z.infer<typeof FeedbackRow> {
  const { id, message, createdAt, approvedAt, user } = row;
  return {
    id,
    message,
    createdAt: createdAt.toISOString(),
    approvedAt: approvedAt?.toISOString() ?? null,
    user: { title: user.title, name: user.name, surname: user.surname },
  };
}

type MessageRow = ContactMessage & { answers: (ContactAnswer & { author: User | null })[] };

export function presentContactMessage(row: MessageRow): ContactMessageRow {
  const { id, name, surname, email, subject, message, createdAt, handledAt, answers } = row;
  return {
    id,
    name,
    surname,
    email,
    subject,
    message,
    createdAt: createdAt.toISOString(),
    handledAt: handledAt?.toISOString() ?? null,
    answers: answers.map((answer) => ({
      id: answer.id,
      message: answer.message,
      author: answer.author ? fullName(answer.author) : 'A former administrator',
      createdAt: answer.createdAt.toISOString(),
    })),
  };
}
