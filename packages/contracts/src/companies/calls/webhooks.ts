import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getWebhooks = call<S['getWebhooks']>('getWebhooks', 'GET', 'user');
export const createWebhook = call<S['createWebhook']>('createWebhook', 'POST', 'user', { confirmed: 'with_factor' });
export const rotateWebhookSecret = call<S['rotateWebhookSecret']>('rotateWebhookSecret', 'POST', 'user', {
  confirmed: 'with_factor',
});
export const switchWebhook = call<S['switchWebhook']>('switchWebhook', 'POST', 'user', { responds: 'empty' });
export const deleteWebhook = call<S['deleteWebhook']>('deleteWebhook', 'POST', 'user', { responds: 'empty' });
export const testWebhook = call<S['testWebhook']>('testWebhook', 'POST', 'user', { responds: 'empty' });
export const getWebhookDeliveries = call<S['getWebhookDeliveries']>('getWebhookDeliveries', 'GET', 'user');
export const sendWebhookAgain = call<S['sendWebhookAgain']>('sendWebhookAgain', 'POST', 'user', { responds: 'empty' });
