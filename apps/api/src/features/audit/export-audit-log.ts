import type { Readable } from 'node:stream';
import type { AuditFilter, AuditRow } from '@africanscity/contracts/audit';
import type { RequestContext } from '../../context.ts';
import { type CsvColumn, rowsById, writeCsv } from '../../csv.ts';
import { auditWhere } from './find-acts.ts';
import { presentAct } from './present.ts';

const atOnce = 1000;

const columns: CsvColumn<AuditRow>[] = [
  { title: 'Time', valueOf: (act) => act.createdAt },
  { title: 'Administrator', valueOf: (act) => act.actor.name },
  { title: 'Act', valueOf: (act) => act.action },
  { title: 'Subject', valueOf: (act) => act.subject },
  { title: 'Reason', valueOf: (act) => act.reason },
  { title: 'Details', valueOf: (act) => act.details && JSON.stringify(act.details) },
];

export async function exportAuditLog(ctx: RequestContext, input: AuditFilter): Promise<Readable> {
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
  return writeCsv(columns, acts);
}
