import { calls } from '@africanscity/contracts/companies/calls';
import { schemas } from '@africanscity/contracts/companies/schemas';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { getAgent, getAgents } from './agents.ts';
import { createApiKey, getApiKeys, revokeApiKey } from './api-keys.ts';
import { getCompanies, getCompany, getOwnCompanies } from './companies.ts';
import { sendAgentMessage, sendCompanyMessage } from './company-messages.ts';
import { acceptInvitation, inviteTeamMember, openInvitation, withdrawInvitation } from './invitations.ts';
import { askToJoin, decideJoinRequest } from './join-requests.ts';
import { getAgenciesAll, verifyAgency } from './managed-companies.ts';
import { saveCompany } from './own-company.ts';
import { getTeam, removeTeamMember, transferCompany } from './team.ts';
import { getWebhookDeliveries, sendWebhookAgain, testWebhook } from './webhooks/deliveries.ts';
import { createWebhook, deleteWebhook, getWebhooks, rotateWebhookSecret, switchWebhook } from './webhooks/webhooks.ts';

export function bindCompanies(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(app, ctx, calls, schemas, {
    getApiKeys,
    createApiKey,
    revokeApiKey,
    getWebhooks,
    createWebhook,
    rotateWebhookSecret,
    switchWebhook,
    deleteWebhook,
    testWebhook,
    getWebhookDeliveries,
    sendWebhookAgain,
    verifyAgency,
    getAgenciesAll,
    getCompanies,
    getCompany,
    getOwnCompanies,
    saveCompany,
    sendCompanyMessage,
    getAgents,
    getAgent,
    sendAgentMessage,
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
