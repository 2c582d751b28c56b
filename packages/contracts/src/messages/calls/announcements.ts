import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getAnnouncements = call<S['getAnnouncements']>('getAnnouncements', 'GET', 'public');
export const getUserAnnouncements = call<S['getUserAnnouncements']>('getUserAnnouncements', 'GET', 'user');
export const getAnnouncementsAll = call<S['getAnnouncementsAll']>('getAnnouncementsAll', 'GET', 'admin');
export const saveAnnouncement = call<S['saveAnnouncement']>('saveAnnouncement', 'POST', 'admin');
export const publishAnnouncement = call<S['publishAnnouncement']>('publishAnnouncement', 'POST', 'admin', {
  responds: 'empty',
  confirmed: true,
});
export const endAnnouncement = call<S['endAnnouncement']>('endAnnouncement', 'POST', 'admin', { responds: 'empty' });
export const deleteAnnouncement = call<S['deleteAnnouncement']>('deleteAnnouncement', 'POST', 'admin', {
  responds: 'empty',
  confirmed: true,
});
