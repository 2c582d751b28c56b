import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getAuditPage = call<S['getAuditPage']>('getAuditPage', 'GET', 'admin');
export const exportAuditLog = call<S['exportAuditLog'], 'csv'>('exportAuditLog', 'GET', 'admin', { responds: 'csv' });
export const getAuditChoices = call<S['getAuditChoices']>('getAuditChoices', 'GET', 'admin');
