import { listingMapEndpoints } from '@africanscity/contracts/listing-map';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { getMapTiles } from './get-map-tiles.ts';
import { getPropertiesOnMap } from './get-properties-on-map.ts';

export function bindListingMap(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(app, ctx, listingMapEndpoints, { getPropertiesOnMap, getMapTiles });
}
