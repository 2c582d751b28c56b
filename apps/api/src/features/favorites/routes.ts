import { favoriteEndpoints } from '@africanscity/contracts/favorites';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { deleteFavorite } from './delete-favorite.ts';
import { getFavorites } from './get-favorites.ts';
import { saveFavorite } from './save-favorite.ts';

export function bindFavorites(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(app, ctx, favoriteEndpoints, { getFavorites, saveFavorite, deleteFavorite });
}
