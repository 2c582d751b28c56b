import type { Call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

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
