import { call } from '../../named-call.ts';

export const getAuditPage = call('getAuditPage', 'GET', 'admin');
export const exportAuditLog = call('exportAuditLog', 'GET', 'admin', { responds: 'csv' });
export const getAuditChoices = call('getAuditChoices', 'GET', 'admin');
