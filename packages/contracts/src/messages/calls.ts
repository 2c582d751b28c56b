import type { Call } from '../call.ts';
import { listingFilterNames } from '../listings/filters.ts';
import type { schemas } from './schemas.ts';

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

export const getCompanyDetails: Call<S['getCompanyDetails']> = {
  name: 'getCompanyDetails',
  method: 'GET',
  path: 'africanscity/getcompanydetails',
  access: 'public',
  responds: 'json',
};

export const saveContactMessage: Call<S['saveContactMessage'], 'empty'> = {
  name: 'saveContactMessage',
  method: 'POST',
  path: 'africanscity/savecontactmessage',
  access: 'public',
  responds: 'empty',
  form: ['surname', 'name', 'email', 'message', 'subject', 'fax'],
};

export const saveFeedback: Call<S['saveFeedback'], 'empty'> = {
  name: 'saveFeedback',
  method: 'POST',
  path: 'africanscity/savefeedback',
  access: 'user',
  responds: 'empty',
  form: ['message'],
};

export const getFeedbackAll: Call<S['getFeedbackAll']> = {
  name: 'getFeedbackAll',
  method: 'GET',
  path: 'africanscity/getfeedbackall',
  access: 'admin',
  responds: 'json',
};

export const approveFeedback: Call<S['approveFeedback'], 'empty'> = {
  name: 'approveFeedback',
  method: 'POST',
  path: 'africanscity/approvefeedback',
  access: 'admin',
  responds: 'empty',
  form: ['id', 'approved'],
};

export const getFeedbackTable: Call<S['getFeedbackTable']> = {
  name: 'getFeedbackTable',
  method: 'GET',
  path: 'africanscity/getfeedbacktable',
  access: 'admin',
  responds: 'json',
  query: ['page', 'size', 'search', 'sort', 'approved'],
};

export const deleteFeedback: Call<S['deleteFeedback'], 'empty'> = {
  name: 'deleteFeedback',
  method: 'POST',
  path: 'africanscity/deletefeedback',
  access: 'admin',
  confirmed: true,
  responds: 'empty',
  form: ['id', 'reason'],
};

export const getContactMessages: Call<S['getContactMessages']> = {
  name: 'getContactMessages',
  method: 'GET',
  path: 'africanscity/getcontactmessages',
  access: 'admin',
  responds: 'json',
  query: ['page', 'size', 'search', 'sort', 'handled'],
};

export const handleContactMessage: Call<S['handleContactMessage'], 'empty'> = {
  name: 'handleContactMessage',
  method: 'POST',
  path: 'africanscity/handlecontactmessage',
  access: 'admin',
  responds: 'empty',
  form: ['id', 'handled'],
};

export const answerContactMessage: Call<S['answerContactMessage'], 'empty'> = {
  name: 'answerContactMessage',
  method: 'POST',
  path: 'africanscity/answercontactmessage',
  access: 'admin',
  responds: 'empty',
  form: ['id', 'message'],
};

export const subscribeNewsletter: Call<S['subscribeNewsletter'], 'empty'> = {
  name: 'subscribeNewsletter',
  method: 'POST',
  path: 'africanscity/subscribenewsletter',
  access: 'public',
  responds: 'empty',
  form: ['email', 'fax'],
};

export const confirmNewsletter: Call<S['confirmNewsletter'], 'empty'> = {
  name: 'confirmNewsletter',
  method: 'POST',
  path: 'africanscity/confirmnewsletter',
  access: 'public',
  responds: 'empty',
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

export const getSavedSearches: Call<S['getSavedSearches']> = {
  name: 'getSavedSearches',
  method: 'GET',
  path: 'africanscity/getsavedsearches',
  access: 'user',
  responds: 'json',
};

export const saveSavedSearch: Call<S['saveSavedSearch']> = {
  name: 'saveSavedSearch',
  method: 'POST',
  path: 'africanscity/savesavedsearch',
  access: 'user',
  responds: 'json',
  form: [...listingFilterNames, 'name', 'frequency'],
};

export const updateSavedSearch: Call<S['updateSavedSearch'], 'empty'> = {
  name: 'updateSavedSearch',
  method: 'POST',
  path: 'africanscity/updatesavedsearch',
  access: 'user',
  responds: 'empty',
  form: ['name', 'frequency', 'id'],
};

export const openSavedSearch: Call<S['openSavedSearch'], 'empty'> = {
  name: 'openSavedSearch',
  method: 'POST',
  path: 'africanscity/opensavedsearch',
  access: 'user',
  responds: 'empty',
  form: ['id'],
};

export const deleteSavedSearch: Call<S['deleteSavedSearch'], 'empty'> = {
  name: 'deleteSavedSearch',
  method: 'POST',
  path: 'africanscity/deletesavedsearch',
  access: 'user',
  responds: 'empty',
  form: ['id'],
};

export const readUnsubscribeLink: Call<S['readUnsubscribeLink']> = {
  name: 'readUnsubscribeLink',
  method: 'POST',
  path: 'africanscity/readunsubscribelink',
  access: 'public',
  responds: 'json',
  form: ['token'],
};

export const unsubscribe: Call<S['unsubscribe'], 'empty'> = {
  name: 'unsubscribe',
  method: 'POST',
  path: 'africanscity/unsubscribe',
  access: 'public',
  responds: 'empty',
  query: ['token'],
};
