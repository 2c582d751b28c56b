import { kindSlug } from '@africanscity/contracts/listings/addresses';
import type { AppContext } from '../../../context.ts';
import { findLandingKinds } from './landing.sql.ts';

export interface LandingKind {
  name: string;
  parent: string | null;
}

export interface LandingKinds {
  bySlug: Map<string, LandingKind>;
  byName: Map<string, LandingKind>;
}

/** Returns the types that addresses can name, in display order. Of two with the same slug, the first. */
export async function readLandingKinds(ctx: Pick<AppContext, 'db'>): Promise<LandingKinds> {
  const kinds = await findLandingKinds(ctx.db);
  const bySlug = new Map<string, LandingKind>();
  for (const kind of kinds) {
    const slug = kindSlug(kind.name);
    if (slug && !bySlug.has(slug)) bySlug.set(slug, kind);
  }
  return { bySlug, byName: new Map([...bySlug.values()].map((kind) => [kind.name, kind])) };
}
