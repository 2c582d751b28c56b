import type { MapTiles } from '@africanscity/contracts/listing-map';
import type { RequestContext } from '../../context.ts';

export async function getMapTiles(ctx: RequestContext): Promise<MapTiles | null> {
  return ctx.config.mapTiles;
}
