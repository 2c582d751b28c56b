import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { NotFound } from '../../../errors.ts';
import { findVariants, isHash, pictureKey } from '../../../kernel/pictures/stored-pictures.ts';

/** Bytes under an address never change. */
const forEver = 'public, max-age=31536000, immutable';

/** Answers `pictures/:hash/:name` with stored bytes; `name` is such as card.avif. */
export async function serveVariant(
  ctx: AppContext,
  request: FastifyRequest<{ Params: { hash: string; name: string } }>,
  reply: FastifyReply,
) {
  const { hash, name } = request.params;
  const variants = isHash(hash) ? await findVariants(ctx, hash) : [];
  const variant = variants.find(({ size, format }) => `${size}.${format}` === name);
  if (!variant) throw new NotFound('This picture');
  const etag = `"${hash}.${name}"`;
  reply.headers({ etag, 'cache-control': forEver });
  if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const opened = await ctx.storage.open(pictureKey(hash, variant));
  if (!opened) throw new NotFound('This picture');
  reply.headers({
    'content-type': `image/${variant.format}`,
    'content-length': opened.byteSize,
    'content-disposition': `inline; filename="${hash.slice(0, 12)}-${name}"`,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  return reply.send(opened.stream);
}

function matches(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((given) => ['*', etag].includes(given.trim().replace(/^W\//, ''))) ?? false;
}
