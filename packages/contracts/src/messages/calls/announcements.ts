import { call } from '../../named-call.ts';

export const getAnnouncements = call('getAnnouncements', 'GET', 'public');
export const getUserAnnouncements = call('getUserAnnouncements', 'GET', 'user');
export const getAnnouncementsAll = call('getAnnouncementsAll', 'GET', 'admin');
export const saveAnnouncement = call('saveAnnouncement', 'POST', 'admin');
export const publishAnnouncement = call('publishAnnouncement', 'POST', 'admin', { responds: 'empty', confirmed: true });
export const endAnnouncement = call('endAnnouncement', 'POST', 'admin', { responds: 'empty' });
export const deleteAnnouncement = call('deleteAnnouncement', 'POST', 'admin', { responds: 'empty', confirmed: true });
