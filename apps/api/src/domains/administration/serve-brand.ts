import * as siteTexts from '@africanscity/messages/site';
import { type Brand, brandPicturePath, iconOf } from '@africanscity/contracts/brand';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { readBrandDraft, refreshBrand } from '../../kernel/brand.ts';
import { readBrandPicture } from '../../kernel/pictures/brand-pictures.ts';
import { readDefaultIcon } from '../../kernel/pictures/default-icon.ts';

/** Serves the pictures of the brand, and the manifest of the web app, at the root of the site. */
export function serveBrand(app: FastifyInstance, ctx: AppContext): void {
  app.get('/manifest.webmanifest', { config: { bucket: 'pages' } }, async (_request, reply) => {
    refreshBrand(ctx);
    return reply
      .header('cache-control', 'public, max-age=300')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifestOf(ctx.config.brand)));
  });

  app.get<{ Params: { name: string } }>('/brand/:name', { config: { bucket: 'pictures' } }, async (request, reply) => {
    const { name } = request.params;
    const picture = (await readDefaultIcon(ctx.config.brand, name)) ?? (await readPicture(ctx, name));
    if (!picture) throw new NotFound(siteTexts.pictureNotFound());
    return reply
      .headers({
        // Bytes at an address never change.
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'image/png',
        'content-security-policy': "default-src 'none'; sandbox",
        // Emails and other sites embed them.
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(Buffer.from(picture));
  });
}

async function readPicture(ctx: AppContext, name: string): Promise<Uint8Array | null> {
  if (!name.startsWith('drawing')) return readBrandPicture(ctx, name);
  const draft = await readBrandDraft(ctx);
  return draft && readDefaultIcon(draft, name);
}

/** Returns the manifest of the web app: its name, colours and icons on a home screen. */
function manifestOf(brand: Brand): object {
  const icon = (part: '192' | '512' | 'maskable') => ({
    src: brandPicturePath(iconOf(brand), part),
    type: 'image/png',
    sizes: part === '192' ? '192x192' : '512x512',
    purpose: part === 'maskable' ? 'maskable' : 'any',
  });
  return {
    name: brand.name,
    short_name: brand.name,
    id: '/home',
    start_url: '/home',
    scope: '/',
    display: 'standalone',
    theme_color: brand.night,
    background_color: '#ffffff',
    icons: [icon('192'), icon('512'), icon('maskable')],
  };
}
