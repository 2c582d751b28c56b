import { call } from '../../named-call.ts';

export const subscribeNewsletter = call('subscribeNewsletter', 'POST', 'public', { responds: 'empty' });
export const confirmNewsletter = call('confirmNewsletter', 'POST', 'public');
export const getNewsletterChoice = call('getNewsletterChoice', 'GET', 'user');
export const saveNewsletterChoice = call('saveNewsletterChoice', 'POST', 'user', { responds: 'empty' });
export const getSubscribers = call('getSubscribers', 'GET', 'admin');
export const getSubscriberTotals = call('getSubscriberTotals', 'GET', 'admin');
export const exportSubscribers = call('exportSubscribers', 'GET', 'admin', { responds: 'csv', confirmed: true });
