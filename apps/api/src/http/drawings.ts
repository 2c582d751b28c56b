import { type Brand, siteBrandOf } from '@africanscity/contracts/brand';
import { deriveTheme } from '@africanscity/contracts/brand-theme';
import type { FastifyInstance } from 'fastify';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppContext } from '../context.ts';
import { refreshBrand } from '../kernel/brand.ts';

/** Colors of the drawings that follow the brand, and their shade in its theme. */
const shadeOfColor = new Map([
  ['#ff8c00', 5],
  ['#ffb74d', 4],
  ['#fff8ec', 0],
]);

/** Serves the drawings of the web app in the accent color of the brand. */
export async function serveDrawings(app: FastifyInstance, ctx: AppContext, clientFolder: string): Promise<void> {
  const folder = join(clientFolder, 'assets');
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.endsWith('.svg'))) {
    const original = await readFile(join(folder, name), 'utf8');
    app.get(`/assets/${name}`, (_request, reply) => {
      refreshBrand(ctx);
      const { colors } = siteBrandOf(ctx.config.brand);
      return (
        reply
          // The address stays when the colors of the brand change.
          .header('cache-control', 'public, max-age=3600, stale-while-revalidate=86400')
          .type('image/svg+xml; charset=utf-8')
          .send(colors ? recolorDrawing(original, colors) : original)
      );
    });
  }
}

/** Returns a drawing with the shades of a brand in place of the default ones. */
function recolorDrawing(drawing: string, colors: Pick<Brand, 'accent' | 'night'>): string {
  const { shades } = deriveTheme(colors);
  return drawing.replace(/#[0-9a-f]{6}\b/gi, (color) => {
    const shade = shadeOfColor.get(color.toLowerCase());
    return shade === undefined ? color : (shades[shade] ?? color);
  });
}
