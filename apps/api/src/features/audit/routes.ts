import { auditEndpoints } from '@africanscity/contracts/audit';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { exportAuditLog } from './export-audit-log.ts';
import { getAuditChoices } from './get-audit-choices.ts';
import { getAuditPage } from './get-audit-page.ts';

export function bindAudit(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(app, ctx, auditEndpoints, { getAuditPage, exportAuditLog, getAuditChoices });
}
