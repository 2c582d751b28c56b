import { homeEndpoints } from '@africanscity/contracts/home';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { getHomeContent } from './get-home-content.ts';

export function bindHome(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(app, ctx, homeEndpoints, { getHomeContent });
}
