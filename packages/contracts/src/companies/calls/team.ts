import { call } from '../../named-call.ts';

export const getTeam = call('getTeam', 'GET', 'user');
export const inviteTeamMember = call('inviteTeamMember', 'POST', 'user', { responds: 'empty' });
export const withdrawInvitation = call('withdrawInvitation', 'POST', 'user', { responds: 'empty' });
export const openInvitation = call('openInvitation', 'POST', 'public');
export const acceptInvitation = call('acceptInvitation', 'POST', 'user');
export const askToJoin = call('askToJoin', 'POST', 'user', { responds: 'empty' });
export const decideJoinRequest = call('decideJoinRequest', 'POST', 'user', { responds: 'empty' });
export const removeTeamMember = call('removeTeamMember', 'POST', 'user', { responds: 'empty' });
export const transferCompany = call('transferCompany', 'POST', 'user', { responds: 'empty' });
