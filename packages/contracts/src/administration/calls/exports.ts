import { call } from '../../named-call.ts';

export const exportListings = call('exportListings', 'GET', 'admin', { responds: 'file', confirmed: true });
export const exportUsers = call('exportUsers', 'GET', 'admin', { responds: 'file', confirmed: true });
export const exportContactMessages = call('exportContactMessages', 'GET', 'admin', {
  responds: 'file',
  confirmed: true,
});
export const exportFeedback = call('exportFeedback', 'GET', 'admin', { responds: 'file' });
