import type { Database } from '@africanscity/db/client';
import type { Prisma } from '@africanscity/db/generated/client';
import { idOfReference } from '../core/exported.ts';
import type { Candidate, RowIdentity } from './candidate-batches.ts';
import { findAlikeReferences, findKnown } from './feeds.sql.ts';

const withPictures = {
  pictures: { orderBy: { position: 'asc' }, select: { hash: true } },
  imported: { select: { pictureNames: true, pictureHashes: true } },
} as const satisfies Prisma.PropertyInclude;

/** A stored listing that a row with a reference describes. */
export type StoredListing = Prisma.PropertyGetPayload<{ include: typeof withPictures }>;

/**
 * Returns the listings of rows, each with the place of its row in `rows`. A reference that no listing has is that of the only one whose
 * reference differs in case or spaces alone.
 */
export async function findByIdentity(db: Database, rows: RowIdentity[]) {
  const given = rows.map(({ importKey, ownerEmail, reference }, place) => ({
    place,
    importKey,
    ...(reference !== null && { reference, ownerEmail, listingId: idOfReference(reference) }),
  }));
  const known = await findKnown(db, JSON.stringify(given));
  const found = new Set(known.map(({ place }) => place));
  const others = given.filter((row) => 'reference' in row && !found.has(row.place));
  if (others.length === 0) return known;
  const alike = await findAlikeReferences(db, JSON.stringify(others));
  return [...known, ...alike.map((listing) => ({ ...listing, isDeleted: false }))];
}

export interface KnownRows {
  /** Rows without a listing. */
  fresh: Candidate[];
  /** Rows without a reference that have a listing, and rows whose listing was deleted. */
  complete: Candidate[];
  /** Rows without a reference whose listing lacks the pictures that they name. */
  bare: Candidate[];
  /** Rows with a reference, and their listings. */
  stored: { candidate: Candidate; listing: StoredListing }[];
}

/**
 * Finds the listings of rows. A row with a reference is the listing of its owner and that reference; before there is one, the
 * listing that an earlier import created from the same content. A row without a reference is known by its content alone.
 */
export async function findKnownRows(db: Database, candidates: Candidate[]): Promise<KnownRows> {
  const identities = candidates.map(({ importKey, row: { reference, ownerEmail } }) => ({
    importKey,
    reference,
    ownerEmail,
  }));
  const found = new Map((await findByIdentity(db, identities)).map((known) => [known.place, known]));
  const rows: KnownRows = { fresh: [], complete: [], bare: [], stored: [] };
  const byListing = new Map<number, Candidate>();
  for (const [place, candidate] of candidates.entries()) {
    const known = found.get(place);
    const { reference, pictures } = candidate.row;
    if (!known) rows.fresh.push(candidate);
    else if (reference !== null && !known.isDeleted) byListing.set(known.id, candidate);
    else if (known.isBare && pictures.length > 0) rows.bare.push(candidate);
    else rows.complete.push(candidate);
  }
  if (byListing.size === 0) return rows;
  const listings = await db.property.findMany({ where: { id: { in: [...byListing.keys()] } }, include: withPictures });
  const byId = new Map(listings.map((listing) => [listing.id, listing]));
  // In the order of the file: the first changes are shown.
  rows.stored = [...byListing].flatMap(([id, candidate]) => {
    const listing = byId.get(id);
    return listing ? [{ candidate, listing }] : [];
  });
  return rows;
}
