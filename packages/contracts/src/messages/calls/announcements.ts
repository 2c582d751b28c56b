import type { Call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getAnnouncements: Call<S['getAnnouncements']> = {
  name: 'getAnnouncements',
  method: 'GET',
  path: 'africanscity/getannouncements',
  access: 'public',
  responds: 'json',
};

export const getUserAnnouncements: Call<S['getUserAnnouncements']> = {
  name: 'getUserAnnouncements',
  method: 'GET',
  path: 'africanscity/getuserannouncements',
  access: 'user',
  responds: 'json',
};

export const getAnnouncementsAll: Call<S['getAnnouncementsAll']> = {
  name: 'getAnnouncementsAll',
  method: 'GET',
  path: 'africanscity/getannouncementsall',
  access: 'admin',
  responds: 'json',
  query: ['page', 'size', 'search', 'sort'],
};

export const saveAnnouncement: Call<S['saveAnnouncement']> = {
  name: 'saveAnnouncement',
  method: 'POST',
  path: 'africanscity/saveannouncement',
  access: 'admin',
  responds: 'json',
  form: ['title', 'text', 'audience', 'mailTo', 'startsAt', 'endsAt', 'id'],
};

export const publishAnnouncement: Call<S['publishAnnouncement'], 'empty'> = {
  name: 'publishAnnouncement',
  method: 'POST',
  path: 'africanscity/publishannouncement',
  access: 'admin',
  confirmed: true,
  responds: 'empty',
  form: ['id'],
};

export const endAnnouncement: Call<S['endAnnouncement'], 'empty'> = {
  name: 'endAnnouncement',
  method: 'POST',
  path: 'africanscity/endannouncement',
  access: 'admin',
  responds: 'empty',
  form: ['id'],
};

export const deleteAnnouncement: Call<S['deleteAnnouncement'], 'empty'> = {
  name: 'deleteAnnouncement',
  method: 'POST',
  path: 'africanscity/deleteannouncement',
  access: 'admin',
  confirmed: true,
  responds: 'empty',
  form: ['id'],
};
