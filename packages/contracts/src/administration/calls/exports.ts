import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const exportListings = call<S['exportListings'], 'csv'>('exportListings', 'GET', 'admin', {
  responds: 'csv',
  confirmed: true,
});
export const exportUsers = call<S['exportUsers'], 'csv'>('exportUsers', 'GET', 'admin', {
  responds: 'csv',
  confirmed: true,
});
export const exportContactMessages = call<S['exportContactMessages'], 'csv'>('exportContactMessages', 'GET', 'admin', {
  responds: 'csv',
  confirmed: true,
});
export const exportFeedback = call<S['exportFeedback'], 'csv'>('exportFeedback', 'GET', 'admin', { responds: 'csv' });
