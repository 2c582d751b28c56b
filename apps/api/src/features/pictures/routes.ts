import { pictureEndpoints } from '@africanscity/contracts/pictures';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { getCompressedPictureFileByPropertiesId } from './get-compressed-picture-file-by-properties-id.ts';
import { getPictureFileByPathUri } from './get-picture-file-by-path-uri.ts';
import { getPictureFilesByPropertiesId } from './get-picture-files-by-properties-id.ts';
import { serveVariant } from './serve-variant.ts';

/** The owner of a hidden listing sees its pictures, others a placeholder. */
const byCaller = { vary: ['Authorization'] };

export function bindPictures(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(
    app,
    ctx,
    pictureEndpoints,
    { getPictureFileByPathUri, getCompressedPictureFileByPropertiesId, getPictureFilesByPropertiesId },
    { getCompressedPictureFileByPropertiesId: { ...byCaller, inOrder: true }, getPictureFilesByPropertiesId: byCaller },
  );
  app.get<{ Params: { hash: string; name: string } }>(
    `${ctx.config.apiBasePath}/pictures/:hash/:name`,
    { config: { bucket: 'pictures' } },
    (request, reply) => serveVariant(ctx, request, reply),
  );
}
