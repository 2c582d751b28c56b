import { agencyMemberEndpoints } from '@africanscity/contracts/agency-members';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { askToJoin } from './ask-to-join.ts';
import { decideJoinRequest } from './decide-join-request.ts';
import { getTeam } from './get-team.ts';
import { inviteTeamMember } from './invite-team-member.ts';
import { openInvitation } from './open-invitation.ts';
import { removeTeamMember } from './remove-team-member.ts';
import { transferCompany } from './transfer-company.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';

export function bindAgencyMembers(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(app, ctx, agencyMemberEndpoints, {
    getTeam,
    inviteTeamMember,
    withdrawInvitation,
    openInvitation,
    acceptInvitation,
    askToJoin,
    decideJoinRequest,
    removeTeamMember,
    transferCompany,
  });
}
