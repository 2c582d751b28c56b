import { propertyRequestEndpoints } from '@africanscity/contracts/property-requests';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { acceptRequestAnswer } from './accept-request-answer.ts';
import { closePropertyRequest } from './close-property-request.ts';
import { declineRequestAnswer } from './decline-request-answer.ts';
import { deletePropertyRequest } from './delete-property-request.ts';
import { getPropertyRequests } from './get-property-requests.ts';
import { openPropertyRequest } from './open-property-request.ts';
import { savePropertyRequest } from './save-property-request.ts';

export function bindPropertyRequests(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(app, ctx, propertyRequestEndpoints, {
    savePropertyRequest,
    getPropertyRequests,
    openPropertyRequest,
    acceptRequestAnswer,
    declineRequestAnswer,
    closePropertyRequest,
    deletePropertyRequest,
  });
}
