import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const exportListings = call<S['exportListings'], 'file'>('exportListings', 'GET', 'admin', {
  responds: 'file',
  confirmed: true,
});
export const exportUsers = call<S['exportUsers'], 'file'>('exportUsers', 'GET', 'admin', {
  responds: 'file',
  confirmed: true,
});
export const exportContactMessages = call<S['exportContactMessages'], 'file'>('exportContactMessages', 'GET', 'admin', {
  responds: 'file',
  confirmed: true,
});
export const exportFeedback = call<S['exportFeedback'], 'file'>('exportFeedback', 'GET', 'admin', { responds: 'file' });
