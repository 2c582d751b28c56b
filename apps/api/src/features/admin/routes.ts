import { adminEndpoints } from '@africanscity/contracts/admin';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { approveFeedback } from './approve-feedback.ts';
import { getFeedbackAll } from './get-feedback-all.ts';
import { getPropertiesAll } from './get-properties-all.ts';
import { getCustomersTotal, getPropertiesTotal, getPropertyOwnersTotal } from './get-totals.ts';
import { getCustomers, getPropertyOwners, getUsersAll } from './get-users.ts';

export function bindAdmin(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(app, ctx, adminEndpoints, {
    getPropertiesTotal,
    getPropertyOwnersTotal,
    getCustomersTotal,
    getUsersAll,
    getPropertyOwners,
    getCustomers,
    getPropertiesAll,
    getFeedbackAll,
    approveFeedback,
  });
}
