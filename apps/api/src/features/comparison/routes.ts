import { comparisonEndpoints } from '@africanscity/contracts/comparison';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { getComparedProperties } from './get-compared-properties.ts';

export function bindComparison(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(app, ctx, comparisonEndpoints, { getComparedProperties });
}
