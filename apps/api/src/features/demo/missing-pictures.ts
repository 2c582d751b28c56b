import type { Transaction } from '@africanscity/db/client';
import { sceneKey, type SceneSpec } from '@africanscity/drawings/scene';
import type { DemoPlan } from './demo-plan.ts';
import type { Drawing } from './render-drawing.ts';

/** A picture that has to be drawn, and where it goes once it is stored. */
export interface MissingPicture {
  drawing: Drawing;
  places: Places;
}

export interface Places {
  listings: { propertyId: number; position: number }[];
  userIds: number[];
  agencyIds: number[];
}

/**
 * What the demo lacks, each drawing once however many listings share it: covers first, since they are
 * seen first, then portraits and signs, then the rest. Listings and people that are gone need nothing.
 */
export async function findMissingPictures(db: Transaction, plan: DemoPlan): Promise<MissingPicture[]> {
  const scenes = await missingScenes(db, plan);
  const isCover = ({ places }: MissingPicture) => places.listings.some(({ position }) => position === 0);
  const { covers = [], rest = [] } = Object.groupBy(scenes, (picture) => (isCover(picture) ? 'covers' : 'rest'));
  return [...covers, ...(await missingPortraits(db, plan)), ...(await missingBadges(db, plan)), ...rest];
}

async function missingScenes(db: Transaction, plan: DemoPlan): Promise<MissingPicture[]> {
  const rows = await db.property.findMany({
    where: { importKey: { in: plan.listings.map(({ importKey }) => importKey) }, deletedAt: null },
    select: { id: true, importKey: true, pictures: { select: { position: true } } },
  });
  const found = new Map(rows.map((row) => [row.importKey, row]));
  const missing = new Map<string, { scene: SceneSpec; places: Places }>();
  for (const { importKey, scenes } of plan.listings) {
    const row = found.get(importKey);
    if (!row) continue;
    const there = new Set(row.pictures.map(({ position }) => position));
    for (const [position, scene] of scenes.entries()) {
      if (there.has(position)) continue;
      const entry = missing.get(sceneKey(scene)) ?? { scene, places: nowhere() };
      missing.set(sceneKey(scene), entry);
      entry.places.listings.push({ propertyId: row.id, position });
    }
  }
  return [...missing.values()].map(({ scene, places }) => ({ drawing: { scene }, places }));
}

async function missingPortraits(db: Transaction, plan: DemoPlan): Promise<MissingPicture[]> {
  const users = plan.users.filter(({ portrait }) => portrait);
  const rows = await db.user.findMany({
    where: { email: { in: users.map(({ email }) => email) }, pictureHash: null },
    select: { id: true, email: true },
  });
  return rows.flatMap(({ id, email }) => {
    const portrait = users.find((user) => user.email === email)?.portrait;
    return portrait ? [{ drawing: { portrait }, places: { ...nowhere(), userIds: [id] } }] : [];
  });
}

async function missingBadges(db: Transaction, plan: DemoPlan): Promise<MissingPicture[]> {
  const rows = await db.agency.findMany({
    where: { slug: { in: plan.agencies.map(({ slug }) => slug) }, logoHash: null },
    select: { id: true, slug: true },
  });
  return rows.flatMap(({ id, slug }) => {
    const agency = plan.agencies.find((candidate) => candidate.slug === slug);
    return agency ? [{ drawing: { badge: agency.logo }, places: { ...nowhere(), agencyIds: [id] } }] : [];
  });
}

function nowhere(): Places {
  return { listings: [], userIds: [], agencyIds: [] };
}
