import { type CompanyLogo, drawCompanyBadge } from '@africanscity/drawings/company-logo';
import { drawPortrait } from '@africanscity/drawings/portrait';
import { renderJpeg } from '@africanscity/drawings/raster';
import { drawScene, type SceneSpec } from '@africanscity/drawings/scene';

/** What to draw; equal ones give the same bytes. */
export type Drawing = { scene: SceneSpec } | { portrait: { seed: number; woman: boolean } } | { badge: CompanyLogo };

/** The drawing as JPEG. Only for the process that draws. */
export async function renderDrawing(drawing: Drawing): Promise<Uint8Array> {
  if ('scene' in drawing) return renderJpeg(drawScene(drawing.scene));
  if ('portrait' in drawing) return renderJpeg(drawPortrait(drawing.portrait.seed, { woman: drawing.portrait.woman }));
  return renderJpeg(drawCompanyBadge(drawing.badge));
}
