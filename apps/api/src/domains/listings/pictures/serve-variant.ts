import * as siteTexts from '@africanscity/messages/site';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { NotFound } from '../../../errors.ts';
import { intermediateVariants } from '../../../kernel/pictures/intermediate-sizes.ts';
import { makeIntermediate } from '../../../kernel/pictures/make-intermediate.ts';
import { findVariants, type FoundVariant, isHash, pictureKey } from '../../../kernel/pictures/stored-pictures.ts';
import { extraCosts } from '../../../http/request-costs.ts';
import { shortenHeaders } from '../../../http/security-headers.ts';
import { networkOf } from '../../../network.ts';

/** Bytes at an address never change. */
const forEver = 'public, max-age=31536000, immutable';

type PictureRequest = FastifyRequest<{ Params: { hash: string; name: string } }>;

/** Serves `pictures/:hash/:name` with stored bytes, or made now; `name` is such as card.avif. */
export async function serveVariant(ctx: AppContext, request: PictureRequest, reply: FastifyReply) {
  const { hash, name } = request.params;
  const variants = isHash(hash) ? await findVariants(ctx, hash) : [];
  const isAsked = ({ size, format }: { size: string; format: string }) => `${size}.${format}` === name;
  const variant = variants.find(isAsked) ?? intermediateVariants(variants).find(isAsked);
  if (!variant) throw new NotFound(siteTexts.pictureNotFound());
  const etag = `"${hash}.${name}"`;
  if (matches(request.headers['if-none-match'], etag))
    return reply.headers({ etag, 'cache-control': forEver }).code(304).send();
  const opened = (await ctx.storage.open(pictureKey(hash, variant))) ?? (await openLate(ctx, request, variants, name));
  if (!opened) throw new NotFound(siteTexts.pictureNotFound());
  shortenHeaders(reply, name);
  reply.headers({
    // A replacement for the picture must not be cached.
    ...('standsIn' in opened ? { 'cache-control': 'no-store' } : { etag, 'cache-control': forEver }),
    'content-type': `image/${'standsIn' in opened ? opened.standsIn : variant.format}`,
    'content-length': opened.byteSize,
    'content-disposition': `inline; filename="${hash.slice(0, 12)}-${name}"`,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': ctx.config.assetUrl ? 'cross-origin' : 'same-origin',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  return reply.send(opened.stream);
}

/** Serves an intermediate size, made at the first request; the page size when that fails now. */
async function openLate(ctx: AppContext, request: PictureRequest, variants: FoundVariant[], name: string) {
  const variant = intermediateVariants(variants).find(({ size, format }) => `${size}.${format}` === name);
  const page = variants.find(({ size, format }) => size === 'page' && format === 'jpeg');
  if (!variant || !page) return null;
  try {
    request.spend(extraCosts.madeSize);
    const bytes = await makeIntermediate(ctx, variant, { page, viewer: `viewer ${networkOf(request.ip)}` });
    return { stream: Buffer.from(bytes), byteSize: bytes.byteLength };
  } catch (error) {
    ctx.log.warn({ err: error }, 'a page stands in for a smaller picture');
    const opened = await ctx.storage.open(pictureKey(page.hash, page));
    return opened && { ...opened, standsIn: page.format };
  }
}

function matches(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((given) => ['*', etag].includes(given.trim().replace(/^W\//, ''))) ?? false;
}
