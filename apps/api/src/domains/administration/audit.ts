import { inLanguage, language } from '@africanscity/messages/language';
import * as texts from '@africanscity/messages/administration';
import { actName } from '@africanscity/contracts/administration/act-names';
import type { AuditFilter, AuditRow } from '@africanscity/contracts/administration/audit';
import type { EndpointOutput } from '@africanscity/contracts/call';
import type { calls } from '@africanscity/contracts/administration/calls';
import type { AuditEntry, Prisma, User } from '@africanscity/db/generated/client';
import type { Readable } from 'node:stream';
import type { RequestContext } from '../../context.ts';
import { recordExport } from '../../kernel/audit.ts';
import { writeCsv } from '../../kernel/tables/csv.ts';
import { rowsById, type TableColumn } from '../../kernel/tables/table-column.ts';
import { likePattern } from '../../kernel/like-pattern.ts';
import { presentPage, searchedId, tablePage } from '../../kernel/paging.ts';
import { fullName } from '../../kernel/people.ts';
import type { Verb } from '../../verb.ts';
import { findActions, findActors } from './administration.sql.ts';

export const getAuditPage: Verb<typeof calls.getAuditPage> = async (ctx, input) => {
  const where = auditWhere(input);
  const [total, acts] = await Promise.all([
    ctx.db.auditEntry.count({ where }),
    ctx.db.auditEntry.findMany({
      where,
      ...tablePage(input),
      include: { actor: { select: { id: true, title: true, name: true, surname: true } } },
    }),
  ]);
  return presentPage(acts.map(presentAct), input, total);
};

const dayMs = 86_400_000;

/**
 * Returns the condition of a filter. Days are UTC, the last one included. A number is the id of an entry or of its subject.
 */
function auditWhere(asked: AuditFilter): Prisma.AuditEntryWhereInput {
  const { actorId, action, subject, search, from, to } = asked;
  return {
    actorId,
    action: action || undefined,
    subject: subject || undefined,
    OR: search ? searched(search) : undefined,
    createdAt: {
      gte: from ? new Date(from) : undefined,
      lt: to ? new Date(Date.parse(to) + dayMs) : undefined,
    },
  };
}

function searched(search: string): Prisma.AuditEntryWhereInput[] {
  const id = searchedId(search);
  if (id !== undefined) return [{ id }, { subject: { endsWith: ` ${id}` } }];
  return [{ reason: { contains: likePattern(search), mode: 'insensitive' } }];
}

/** Steps through the indexes from one value to the next, so that a long log is not read whole. */
export async function getAuditChoices(ctx: RequestContext): Promise<EndpointOutput<typeof calls.getAuditChoices>> {
  const [actors, actions] = await Promise.all([findActors(ctx.db), findActions(ctx.db)]);
  const people = await ctx.db.user.findMany({
    where: { id: { in: actors.map(({ id }) => id) } },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    select: { id: true, title: true, name: true, surname: true },
  });
  return {
    actors: people.map((person) => ({ id: person.id, name: fullName(person) })),
    actions: actions.map(({ action }) => action),
  };
}

const atOnce = 1000;

/** Columns in the language of the administrator. */
function columnsOf(): TableColumn<AuditRow>[] {
  // The rows are written after the request has ended its own work, so their names are looked up in its language.
  const asked = language();
  return [
    { title: texts.time(), valueOf: (act) => act.createdAt },
    { title: texts.administrator(), valueOf: (act) => act.actor.name },
    { title: texts.act(), valueOf: (act) => inLanguage(asked, () => actName(act.action)) },
    { title: texts.subject(), valueOf: (act) => act.subject },
    { title: texts.reason(), valueOf: (act) => act.reason },
    { title: texts.actDetails(), valueOf: (act) => act.details && JSON.stringify(act.details) },
  ];
}

export async function exportAuditLog(ctx: RequestContext, input: AuditFilter): Promise<Readable> {
  await recordExport(ctx, 'exportAuditLog', 'audit log');
  const where = auditWhere(input);
  const acts = rowsById(async (after) => {
    const batch = await ctx.db.auditEntry.findMany({
      where: { AND: [where, { id: { gt: after } }] },
      orderBy: { id: 'asc' },
      take: atOnce,
      include: { actor: { select: { id: true, title: true, name: true, surname: true } } },
    });
    return batch.map(presentAct);
  });
  return writeCsv(columnsOf(), acts);
}

type Act = AuditEntry & { actor: Pick<User, 'id' | 'title' | 'name' | 'surname'> };

function presentAct({ id, createdAt, actor, action, subject, reason, details }: Act): AuditRow {
  return {
    id,
    createdAt: createdAt.toISOString(),
    actor: { id: actor.id, name: fullName(actor) },
    action,
    subject,
    reason,
    details: details as AuditRow['details'],
  };
}
