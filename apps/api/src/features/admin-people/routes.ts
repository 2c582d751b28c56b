import { adminPeopleEndpoints } from '@africanscity/contracts/admin-people';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { getAgenciesAll } from './get-agencies-all.ts';
import { getPropertyEvaluationsAll } from './get-property-evaluations-all.ts';
import { getPropertyRequestsAll } from './get-property-requests-all.ts';
import { handlePropertyEvaluation } from './handle-property-evaluation.ts';
import { handlePropertyRequest } from './handle-property-request.ts';
import { verifyAgency } from './verify-agency.ts';

export function bindAdminPeople(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(app, ctx, adminPeopleEndpoints, {
    getPropertyRequestsAll,
    handlePropertyRequest,
    getPropertyEvaluationsAll,
    handlePropertyEvaluation,
    getAgenciesAll,
    verifyAgency,
  });
}
