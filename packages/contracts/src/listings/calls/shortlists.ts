import { call } from '../../named-call.ts';

export const getShortlists = call('getShortlists', 'GET', 'user');
export const getShortlist = call('getShortlist', 'GET', 'user');
export const saveShortlist = call('saveShortlist', 'POST', 'user');
export const deleteShortlist = call('deleteShortlist', 'POST', 'user', { responds: 'empty' });
export const addToShortlist = call('addToShortlist', 'POST', 'user', { responds: 'empty' });
export const removeFromShortlist = call('removeFromShortlist', 'POST', 'user', { responds: 'empty' });
export const orderShortlist = call('orderShortlist', 'POST', 'user', { responds: 'empty' });
export const shareShortlist = call('shareShortlist', 'POST', 'user');
export const stopSharingShortlist = call('stopSharingShortlist', 'POST', 'user', { responds: 'empty' });
export const deleteShortlistComment = call('deleteShortlistComment', 'POST', 'user', { responds: 'empty' });
export const getShortlistMails = call('getShortlistMails', 'GET', 'user');
export const saveShortlistMails = call('saveShortlistMails', 'POST', 'user', { responds: 'empty' });
export const getSharedShortlist = call('getSharedShortlist', 'GET', 'public');
export const getOwnShortlistComments = call('getOwnShortlistComments', 'GET', 'public');
export const saveShortlistComment = call('saveShortlistComment', 'POST', 'public', { responds: 'empty' });
export const deleteOwnShortlistComment = call('deleteOwnShortlistComment', 'POST', 'public', { responds: 'empty' });
