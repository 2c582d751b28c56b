import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getShortlists = call<S['getShortlists']>('getShortlists', 'GET', 'user');
export const getShortlist = call<S['getShortlist']>('getShortlist', 'GET', 'user');
export const saveShortlist = call<S['saveShortlist']>('saveShortlist', 'POST', 'user');
export const deleteShortlist = call<S['deleteShortlist']>('deleteShortlist', 'POST', 'user', { responds: 'empty' });
export const addToShortlist = call<S['addToShortlist']>('addToShortlist', 'POST', 'user', { responds: 'empty' });
export const removeFromShortlist = call<S['removeFromShortlist']>('removeFromShortlist', 'POST', 'user', {
  responds: 'empty',
});
export const orderShortlist = call<S['orderShortlist']>('orderShortlist', 'POST', 'user', { responds: 'empty' });
export const shareShortlist = call<S['shareShortlist']>('shareShortlist', 'POST', 'user');
export const stopSharingShortlist = call<S['stopSharingShortlist']>('stopSharingShortlist', 'POST', 'user', {
  responds: 'empty',
});
export const deleteShortlistComment = call<S['deleteShortlistComment']>('deleteShortlistComment', 'POST', 'user', {
  responds: 'empty',
});
export const getShortlistMails = call<S['getShortlistMails']>('getShortlistMails', 'GET', 'user');
export const saveShortlistMails = call<S['saveShortlistMails']>('saveShortlistMails', 'POST', 'user', {
  responds: 'empty',
});
export const getSharedShortlist = call<S['getSharedShortlist']>('getSharedShortlist', 'GET', 'public');
export const getOwnShortlistComments = call<S['getOwnShortlistComments']>('getOwnShortlistComments', 'GET', 'public');
export const saveShortlistComment = call<S['saveShortlistComment']>('saveShortlistComment', 'POST', 'public', {
  responds: 'empty',
});
export const deleteOwnShortlistComment = call<S['deleteOwnShortlistComment']>(
  'deleteOwnShortlistComment',
  'POST',
  'public',
  { responds: 'empty' },
);
