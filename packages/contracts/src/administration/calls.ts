import type { Call } from '../call.ts';
import type { schemas } from './schemas.ts';

type S = typeof schemas;

export const getUsersPage: Call<S['getUsersPage']> = {
  name: 'getUsersPage',
  method: 'GET',
  path: 'africanscity/getuserspage',
  access: 'admin',
  responds: 'json',
  query: ['page', 'size', 'search', 'sort', 'kind'],
};

export const getUserById: Call<S['getUserById']> = {
  name: 'getUserById',
  method: 'GET',
  path: 'africanscity/getuserbyid',
  access: 'admin',
  responds: 'json',
  query: ['userId'],
};

export const makeAdministrator: Call<S['makeAdministrator'], 'empty'> = {
  name: 'makeAdministrator',
  method: 'POST',
  path: 'africanscity/makeadministrator',
  access: 'admin',
  confirmed: true,
  responds: 'empty',
  form: ['userId', 'reason'],
};

export const dismissAdministrator: Call<S['dismissAdministrator'], 'empty'> = {
  name: 'dismissAdministrator',
  method: 'POST',
  path: 'africanscity/dismissadministrator',
  access: 'admin',
  confirmed: true,
  responds: 'empty',
  form: ['userId', 'reason'],
};

export const disableUser: Call<S['disableUser'], 'empty'> = {
  name: 'disableUser',
  method: 'POST',
  path: 'africanscity/disableuser',
  access: 'admin',
  responds: 'empty',
  form: ['userId', 'reason'],
};

export const enableUser: Call<S['enableUser'], 'empty'> = {
  name: 'enableUser',
  method: 'POST',
  path: 'africanscity/enableuser',
  access: 'admin',
  responds: 'empty',
  form: ['userId', 'reason'],
};

export const endUserSessions: Call<S['endUserSessions'], 'empty'> = {
  name: 'endUserSessions',
  method: 'POST',
  path: 'africanscity/endusersessions',
  access: 'admin',
  responds: 'empty',
  form: ['userId', 'reason'],
};

export const sendUserVerification: Call<S['sendUserVerification'], 'empty'> = {
  name: 'sendUserVerification',
  method: 'POST',
  path: 'africanscity/senduserverification',
  access: 'admin',
  responds: 'empty',
  form: ['userId', 'reason'],
};

export const sendUserReset: Call<S['sendUserReset'], 'empty'> = {
  name: 'sendUserReset',
  method: 'POST',
  path: 'africanscity/senduserreset',
  access: 'admin',
  responds: 'empty',
  form: ['userId', 'reason'],
};

export const allowNames: Call<S['allowNames'], 'empty'> = {
  name: 'allowNames',
  method: 'POST',
  path: 'africanscity/allownames',
  access: 'admin',
  responds: 'empty',
  form: ['userId', 'reason'],
};

export const createLoginLink: Call<S['createLoginLink']> = {
  name: 'createLoginLink',
  method: 'POST',
  path: 'africanscity/createloginlink',
  access: 'admin',
  confirmed: true,
  responds: 'json',
  form: ['userId', 'reason'],
};

export const deleteUser: Call<S['deleteUser'], 'empty'> = {
  name: 'deleteUser',
  method: 'POST',
  path: 'africanscity/deleteuser',
  access: 'admin',
  confirmed: true,
  responds: 'empty',
  query: ['userId', 'reason'],
};

export const resetSecondFactors: Call<S['resetSecondFactors'], 'empty'> = {
  name: 'resetSecondFactors',
  method: 'POST',
  path: 'africanscity/resetsecondfactors',
  access: 'admin',
  confirmed: true,
  responds: 'empty',
  form: ['userId', 'reason'],
};

export const logInByLink: Call<S['logInByLink']> = {
  name: 'logInByLink',
  method: 'POST',
  path: 'africanscity/loginbylink',
  access: 'public',
  responds: 'json',
  form: ['token'],
};

export const getPropertiesTotal: Call<S['getPropertiesTotal']> = {
  name: 'getPropertiesTotal',
  method: 'GET',
  path: 'africanscity/getpropertiestotal',
  access: 'admin',
  responds: 'json',
};

export const getPropertyOwnersTotal: Call<S['getPropertyOwnersTotal']> = {
  name: 'getPropertyOwnersTotal',
  method: 'GET',
  path: 'africanscity/getpropertyownerstotal',
  access: 'admin',
  responds: 'json',
};

export const getCustomersTotal: Call<S['getCustomersTotal']> = {
  name: 'getCustomersTotal',
  method: 'GET',
  path: 'africanscity/getcustomerstotal',
  access: 'admin',
  responds: 'json',
};

export const getUsersAll: Call<S['getUsersAll']> = {
  name: 'getUsersAll',
  method: 'GET',
  path: 'africanscity/getusersall',
  access: 'admin',
  responds: 'json',
};

export const getPropertyOwners: Call<S['getPropertyOwners']> = {
  name: 'getPropertyOwners',
  method: 'GET',
  path: 'africanscity/getpropertyowners',
  access: 'admin',
  responds: 'json',
};

export const getCustomers: Call<S['getCustomers']> = {
  name: 'getCustomers',
  method: 'GET',
  path: 'africanscity/getcustomers',
  access: 'admin',
  responds: 'json',
};

export const getPropertiesAll: Call<S['getPropertiesAll']> = {
  name: 'getPropertiesAll',
  method: 'GET',
  path: 'africanscity/getpropertiesall',
  access: 'admin',
  responds: 'json',
};

export const getAuditPage: Call<S['getAuditPage']> = {
  name: 'getAuditPage',
  method: 'GET',
  path: 'africanscity/getauditpage',
  access: 'admin',
  responds: 'json',
  query: ['page', 'size', 'search', 'sort', 'actorId', 'action', 'subject', 'from', 'to'],
};

export const exportAuditLog: Call<S['exportAuditLog'], 'csv'> = {
  name: 'exportAuditLog',
  method: 'GET',
  path: 'africanscity/exportauditlog',
  access: 'admin',
  responds: 'csv',
  query: ['search', 'actorId', 'action', 'subject', 'from', 'to'],
};

export const getAuditChoices: Call<S['getAuditChoices']> = {
  name: 'getAuditChoices',
  method: 'GET',
  path: 'africanscity/getauditchoices',
  access: 'admin',
  responds: 'json',
};

export const exportListings: Call<S['exportListings'], 'csv'> = {
  name: 'exportListings',
  method: 'GET',
  path: 'africanscity/exportlistings',
  access: 'admin',
  responds: 'csv',
  query: ['search', 'status', 'state', 'ownerId'],
};

export const exportUsers: Call<S['exportUsers'], 'csv'> = {
  name: 'exportUsers',
  method: 'GET',
  path: 'africanscity/exportusers',
  access: 'admin',
  confirmed: true,
  responds: 'csv',
};

export const exportContactMessages: Call<S['exportContactMessages'], 'csv'> = {
  name: 'exportContactMessages',
  method: 'GET',
  path: 'africanscity/exportcontactmessages',
  access: 'admin',
  responds: 'csv',
};

export const exportFeedback: Call<S['exportFeedback'], 'csv'> = {
  name: 'exportFeedback',
  method: 'GET',
  path: 'africanscity/exportfeedback',
  access: 'admin',
  responds: 'csv',
};

export const getHomeContent: Call<S['getHomeContent']> = {
  name: 'getHomeContent',
  method: 'GET',
  path: 'africanscity/gethomecontent',
  access: 'public',
  responds: 'json',
};

export const getPropertyStatuses: Call<S['getPropertyStatuses']> = {
  name: 'getPropertyStatuses',
  method: 'GET',
  path: 'africanscity/getpropertystatuses',
  access: 'public',
  responds: 'json',
};

export const getRoles: Call<S['getRoles']> = {
  name: 'getRoles',
  method: 'GET',
  path: 'africanscity/getroles',
  access: 'public',
  responds: 'json',
};

export const getCountries: Call<S['getCountries']> = {
  name: 'getCountries',
  method: 'GET',
  path: 'africanscity/getcountries',
  access: 'public',
  responds: 'json',
};

export const getTitles: Call<S['getTitles']> = {
  name: 'getTitles',
  method: 'GET',
  path: 'africanscity/gettitles',
  access: 'public',
  responds: 'json',
};

export const getPropertyTypes: Call<S['getPropertyTypes']> = {
  name: 'getPropertyTypes',
  method: 'GET',
  path: 'africanscity/getpropertytypes',
  access: 'public',
  responds: 'json',
};

export const getAttention: Call<S['getAttention']> = {
  name: 'getAttention',
  method: 'GET',
  path: 'africanscity/getattention',
  access: 'admin',
  responds: 'json',
};

export const getOverview: Call<S['getOverview']> = {
  name: 'getOverview',
  method: 'GET',
  path: 'africanscity/getoverview',
  access: 'admin',
  responds: 'json',
};

export const getTimeline: Call<S['getTimeline']> = {
  name: 'getTimeline',
  method: 'GET',
  path: 'africanscity/gettimeline',
  access: 'admin',
  responds: 'json',
  query: ['days'],
};

export const getFailedMailsPage: Call<S['getFailedMailsPage']> = {
  name: 'getFailedMailsPage',
  method: 'GET',
  path: 'africanscity/getfailedmailspage',
  access: 'admin',
  responds: 'json',
  query: ['page', 'size', 'search', 'sort'],
};

export const getFailedJobs: Call<S['getFailedJobs']> = {
  name: 'getFailedJobs',
  method: 'GET',
  path: 'africanscity/getfailedjobs',
  access: 'admin',
  responds: 'json',
};

export const getSiteSettings: Call<S['getSiteSettings']> = {
  name: 'getSiteSettings',
  method: 'GET',
  path: 'africanscity/getsitesettings',
  access: 'admin',
  responds: 'json',
};

export const addPropertyType: Call<S['addPropertyType']> = {
  name: 'addPropertyType',
  method: 'POST',
  path: 'africanscity/addpropertytype',
  access: 'admin',
  responds: 'json',
  form: ['name'],
};

export const renamePropertyType: Call<S['renamePropertyType']> = {
  name: 'renamePropertyType',
  method: 'POST',
  path: 'africanscity/renamepropertytype',
  access: 'admin',
  responds: 'json',
  form: ['name', 'newName'],
};

export const movePropertyType: Call<S['movePropertyType']> = {
  name: 'movePropertyType',
  method: 'POST',
  path: 'africanscity/movepropertytype',
  access: 'admin',
  responds: 'json',
  form: ['name', 'direction'],
};

export const deletePropertyType: Call<S['deletePropertyType']> = {
  name: 'deletePropertyType',
  method: 'POST',
  path: 'africanscity/deletepropertytype',
  access: 'admin',
  responds: 'json',
  form: ['name'],
};

export const saveStatusLabels: Call<S['saveStatusLabels']> = {
  name: 'saveStatusLabels',
  method: 'POST',
  path: 'africanscity/savestatuslabels',
  access: 'admin',
  responds: 'json',
  form: ['FOR_SALE', 'FOR_RENT', 'SOLD', 'RENTED', 'UNDER_OFFER'],
};

export const saveTitles: Call<S['saveTitles']> = {
  name: 'saveTitles',
  method: 'POST',
  path: 'africanscity/savetitles',
  access: 'admin',
  responds: 'json',
  form: ['titles'],
};

export const saveCountries: Call<S['saveCountries']> = {
  name: 'saveCountries',
  method: 'POST',
  path: 'africanscity/savecountries',
  access: 'admin',
  responds: 'json',
  form: ['countries'],
};

export const saveCounters: Call<S['saveCounters']> = {
  name: 'saveCounters',
  method: 'POST',
  path: 'africanscity/savecounters',
  access: 'admin',
  responds: 'json',
  form: ['counters'],
};

export const savePartner: Call<S['savePartner']> = {
  name: 'savePartner',
  method: 'POST',
  path: 'africanscity/savepartner',
  access: 'admin',
  responds: 'json',
  form: ['name'],
  files: ['logoPic'],
};

export const deletePartner: Call<S['deletePartner']> = {
  name: 'deletePartner',
  method: 'POST',
  path: 'africanscity/deletepartner',
  access: 'admin',
  responds: 'json',
  form: ['name'],
};

export const saveCompanyDetails: Call<S['saveCompanyDetails']> = {
  name: 'saveCompanyDetails',
  method: 'POST',
  path: 'africanscity/savecompanydetails',
  access: 'admin',
  responds: 'json',
  form: ['email', 'phones', 'address', 'placeName', 'latitude', 'longitude'],
};

export const saveContactLimit: Call<S['saveContactLimit']> = {
  name: 'saveContactLimit',
  method: 'POST',
  path: 'africanscity/savecontactlimit',
  access: 'admin',
  responds: 'json',
  form: ['ownersADay'],
};
