import type { Call } from '../call.ts';
import type { schemas } from './schemas.ts';

type S = typeof schemas;

export const getCompanies: Call<S['getCompanies']> = {
  name: 'getCompanies',
  method: 'GET',
  path: 'africanscity/getcompanies',
  access: 'public',
  responds: 'json',
  query: ['page', 'size', 'search', 'letter', 'orderBy'],
};

export const getCompany: Call<S['getCompany']> = {
  name: 'getCompany',
  method: 'GET',
  path: 'africanscity/getcompany',
  access: 'public',
  responds: 'json',
  query: ['id'],
};

export const saveCompany: Call<S['saveCompany']> = {
  name: 'saveCompany',
  method: 'POST',
  path: 'africanscity/savecompany',
  access: 'user',
  responds: 'json',
  form: ['address', 'website', 'phone', 'whatsapp', 'facebook', 'twitter', 'about', 'id'],
  files: ['logoPic'],
};

export const sendCompanyMessage: Call<S['sendCompanyMessage'], 'empty'> = {
  name: 'sendCompanyMessage',
  method: 'POST',
  path: 'africanscity/sendcompanymessage',
  access: 'public',
  responds: 'empty',
  form: ['name', 'email', 'phone', 'message', 'fax', 'id'],
};

export const getTeam: Call<S['getTeam']> = {
  name: 'getTeam',
  method: 'GET',
  path: 'africanscity/getteam',
  access: 'user',
  responds: 'json',
  query: ['id'],
};

export const inviteTeamMember: Call<S['inviteTeamMember'], 'empty'> = {
  name: 'inviteTeamMember',
  method: 'POST',
  path: 'africanscity/inviteteammember',
  access: 'user',
  responds: 'empty',
  form: ['email', 'id'],
};

export const withdrawInvitation: Call<S['withdrawInvitation'], 'empty'> = {
  name: 'withdrawInvitation',
  method: 'POST',
  path: 'africanscity/withdrawinvitation',
  access: 'user',
  responds: 'empty',
  form: ['id'],
};

export const openInvitation: Call<S['openInvitation']> = {
  name: 'openInvitation',
  method: 'POST',
  path: 'africanscity/openinvitation',
  access: 'public',
  responds: 'json',
  form: ['token'],
};

export const acceptInvitation: Call<S['acceptInvitation']> = {
  name: 'acceptInvitation',
  method: 'POST',
  path: 'africanscity/acceptinvitation',
  access: 'user',
  responds: 'json',
  form: ['token', 'bringListings'],
};

export const askToJoin: Call<S['askToJoin'], 'empty'> = {
  name: 'askToJoin',
  method: 'POST',
  path: 'africanscity/asktojoin',
  access: 'user',
  responds: 'empty',
  form: ['id', 'message', 'bringListings'],
};

export const decideJoinRequest: Call<S['decideJoinRequest'], 'empty'> = {
  name: 'decideJoinRequest',
  method: 'POST',
  path: 'africanscity/decidejoinrequest',
  access: 'user',
  responds: 'empty',
  form: ['id', 'userId', 'accepted'],
};

export const removeTeamMember: Call<S['removeTeamMember'], 'empty'> = {
  name: 'removeTeamMember',
  method: 'POST',
  path: 'africanscity/removeteammember',
  access: 'user',
  responds: 'empty',
  form: ['id', 'userId'],
};

export const transferCompany: Call<S['transferCompany'], 'empty'> = {
  name: 'transferCompany',
  method: 'POST',
  path: 'africanscity/transfercompany',
  access: 'user',
  responds: 'empty',
  form: ['id', 'userId'],
};

export const getAgents: Call<S['getAgents']> = {
  name: 'getAgents',
  method: 'GET',
  path: 'africanscity/getagents',
  access: 'public',
  responds: 'json',
  query: ['page', 'size', 'search', 'letter'],
};

export const getAgent: Call<S['getAgent']> = {
  name: 'getAgent',
  method: 'GET',
  path: 'africanscity/getagent',
  access: 'public',
  responds: 'json',
  query: ['id'],
};

export const sendAgentMessage: Call<S['sendAgentMessage'], 'empty'> = {
  name: 'sendAgentMessage',
  method: 'POST',
  path: 'africanscity/sendagentmessage',
  access: 'public',
  responds: 'empty',
  form: ['name', 'email', 'phone', 'message', 'fax', 'id'],
};

export const getAgenciesAll: Call<S['getAgenciesAll']> = {
  name: 'getAgenciesAll',
  method: 'GET',
  path: 'africanscity/getagenciesall',
  access: 'admin',
  responds: 'json',
  query: ['page', 'size', 'search', 'sort', 'which'],
};

export const verifyAgency: Call<S['verifyAgency'], 'empty'> = {
  name: 'verifyAgency',
  method: 'POST',
  path: 'africanscity/verifyagency',
  access: 'admin',
  responds: 'empty',
  form: ['id', 'verified', 'note'],
};
