import type { Call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const subscribeNewsletter: Call<S['subscribeNewsletter'], 'empty'> = {
  name: 'subscribeNewsletter',
  method: 'POST',
  path: 'africanscity/subscribenewsletter',
  access: 'public',
  responds: 'empty',
  form: ['email', 'topping'],
};

export const confirmNewsletter: Call<S['confirmNewsletter']> = {
  name: 'confirmNewsletter',
  method: 'POST',
  path: 'africanscity/confirmnewsletter',
  access: 'public',
  responds: 'json',
  form: ['token'],
};

export const getNewsletterChoice: Call<S['getNewsletterChoice']> = {
  name: 'getNewsletterChoice',
  method: 'GET',
  path: 'africanscity/getnewsletterchoice',
  access: 'user',
  responds: 'json',
};

export const saveNewsletterChoice: Call<S['saveNewsletterChoice'], 'empty'> = {
  name: 'saveNewsletterChoice',
  method: 'POST',
  path: 'africanscity/savenewsletterchoice',
  access: 'user',
  responds: 'empty',
  form: ['subscribed'],
};

export const getSubscribers: Call<S['getSubscribers']> = {
  name: 'getSubscribers',
  method: 'GET',
  path: 'africanscity/getsubscribers',
  access: 'admin',
  responds: 'json',
  query: ['page', 'size', 'search', 'sort', 'state'],
};

export const getSubscriberTotals: Call<S['getSubscriberTotals']> = {
  name: 'getSubscriberTotals',
  method: 'GET',
  path: 'africanscity/getsubscribertotals',
  access: 'admin',
  responds: 'json',
};

export const exportSubscribers: Call<S['exportSubscribers'], 'csv'> = {
  name: 'exportSubscribers',
  method: 'GET',
  path: 'africanscity/exportsubscribers',
  access: 'admin',
  confirmed: true,
  responds: 'csv',
};
