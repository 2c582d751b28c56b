import { call } from '../../named-call.ts';

export const getWebhooks = call('getWebhooks', 'GET', 'user');
export const createWebhook = call('createWebhook', 'POST', 'user', { confirmed: 'with_factor' });
export const rotateWebhookSecret = call('rotateWebhookSecret', 'POST', 'user', { confirmed: 'with_factor' });
export const switchWebhook = call('switchWebhook', 'POST', 'user', { responds: 'empty' });
export const deleteWebhook = call('deleteWebhook', 'POST', 'user', { responds: 'empty' });
export const testWebhook = call('testWebhook', 'POST', 'user', { responds: 'empty' });
export const getWebhookDeliveries = call('getWebhookDeliveries', 'GET', 'user');
export const sendWebhookAgain = call('sendWebhookAgain', 'POST', 'user', { responds: 'empty' });
