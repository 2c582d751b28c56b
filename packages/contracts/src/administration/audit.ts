import * as texts from '@africanscity/messages/site';
import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { tableQuery } from '../table.ts';
import { id, pageOf, shortText } from '../wire.ts';

/** A day as 2026-11-21, in UTC; '' for any. */
const day = z
  .string()
  .refine((text) => text === '' || z.iso.date().safeParse(text).success, {
    error: () => texts.dayNeeded({ example: '2026-11-21' }),
  })
  .default('');

/** Filter of the log: actor, operation, subject such as "user 12", and first and last day, both included. */
const auditFilter = {
  actorId: z.union([z.literal('').transform(() => undefined), id]).optional(),
  action: shortText(60).default(''),
  subject: shortText(60).default(''),
  from: day,
  to: day,
};

export const AuditRow = z.object({
  id: z.number().int(),
  createdAt: z.string(),
  actor: z.object({ id: z.number().int(), name: z.string() }),
  action: z.string(),
  subject: z.string(),
  reason: z.string().nullable(),
  /** The changes: {before, after}, with the fields that each operation logs. */
  details: z.record(z.string(), z.unknown()).nullable(),
});

export type AuditRow = z.infer<typeof AuditRow>;

const auditQuery = tableQuery(['createdAt'], 'createdAt-DESC').extend(auditFilter);

export type AuditQuery = z.output<typeof auditQuery>;

export type AuditFilter = Omit<AuditQuery, 'page' | 'size' | 'sort'>;

/** Schemas of the input and response of each operation. */
export const auditSchemas = {
  getAuditPage: {
    summary: "Lists administrators' changes of other users' data. The search looks through the reasons.",
    query: auditQuery,
    response: pageOf(AuditRow),
  },
  exportAuditLog: {
    summary: 'Exports the entries of the same filter, the oldest first, as a CSV file.',
    query: auditQuery.omit({ page: true, size: true, sort: true }),
  },
  getAuditChoices: {
    summary: 'Lists the actors and operations to filter the log by.',
    response: z.object({
      actors: z.array(z.object({ id: z.number().int(), name: z.string() })),
      actions: z.array(z.string()),
    }),
  },
} satisfies Record<string, Schemas>;
