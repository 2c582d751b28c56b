import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const subscribeNewsletter = call<S['subscribeNewsletter']>('subscribeNewsletter', 'POST', 'public', {
  responds: 'empty',
});
export const confirmNewsletter = call<S['confirmNewsletter']>('confirmNewsletter', 'POST', 'public');
export const getNewsletterChoice = call<S['getNewsletterChoice']>('getNewsletterChoice', 'GET', 'user');
export const saveNewsletterChoice = call<S['saveNewsletterChoice']>('saveNewsletterChoice', 'POST', 'user', {
  responds: 'empty',
});
export const getSubscribers = call<S['getSubscribers']>('getSubscribers', 'GET', 'admin');
export const getSubscriberTotals = call<S['getSubscriberTotals']>('getSubscriberTotals', 'GET', 'admin');
export const exportSubscribers = call<S['exportSubscribers'], 'csv'>('exportSubscribers', 'GET', 'admin', {
  responds: 'csv',
  confirmed: true,
});
