import type { AuditQuery, getAuditPage as endpoint } from '@africanscity/contracts/audit';
import type { EndpointOutput } from '@africanscity/contracts/endpoint';
import type { RequestContext } from '../../context.ts';
import { tablePage } from '../../table-page.ts';
import { presentPage } from '../listings/search/present-page.ts';
import { auditWhere } from './find-acts.ts';
import { presentAct } from './present.ts';

export async function getAuditPage(ctx: RequestContext, input: AuditQuery): Promise<EndpointOutput<typeof endpoint>> {
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
}
