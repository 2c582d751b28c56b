import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getTeam = call<S['getTeam']>('getTeam', 'GET', 'user');
export const inviteTeamMember = call<S['inviteTeamMember']>('inviteTeamMember', 'POST', 'user', { responds: 'empty' });
export const withdrawInvitation = call<S['withdrawInvitation']>('withdrawInvitation', 'POST', 'user', {
  responds: 'empty',
});
export const openInvitation = call<S['openInvitation']>('openInvitation', 'POST', 'public');
export const acceptInvitation = call<S['acceptInvitation']>('acceptInvitation', 'POST', 'user');
export const askToJoin = call<S['askToJoin']>('askToJoin', 'POST', 'user', { responds: 'empty' });
export const decideJoinRequest = call<S['decideJoinRequest']>('decideJoinRequest', 'POST', 'user', {
  responds: 'empty',
});
export const removeTeamMember = call<S['removeTeamMember']>('removeTeamMember', 'POST', 'user', { responds: 'empty' });
export const transferCompany = call<S['transferCompany']>('transferCompany', 'POST', 'user', { responds: 'empty' });
