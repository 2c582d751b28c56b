import type { Call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

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
