import { propertyEvaluationEndpoints } from '@africanscity/contracts/property-evaluations';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { getPriceEstimate } from './get-price-estimate.ts';
import { savePropertyEvaluation } from './save-property-evaluation.ts';

export function bindPropertyEvaluations(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(app, ctx, propertyEvaluationEndpoints, { getPriceEstimate, savePropertyEvaluation });
}
