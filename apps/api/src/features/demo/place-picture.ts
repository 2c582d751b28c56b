import type { Database } from '@africanscity/db/client';
import type { Places } from './missing-pictures.ts';

/** Hangs a stored picture wherever it belongs. What somebody put there or took away meanwhile stays so. */
export async function placePicture(
  db: Database,
  hash: string,
  { listings, userIds, agencyIds }: Places,
): Promise<void> {
  const covers = listings.filter(({ position }) => position === 0).map(({ propertyId }) => propertyId);
  await db.$transaction([
    db.$executeRaw`
      INSERT INTO pictures (property_id, hash, position)
      SELECT properties.id, ${hash}, place.position
      FROM jsonb_to_recordset(${JSON.stringify(listings)}::jsonb) AS place("propertyId" int, position smallint)
      JOIN properties ON properties.id = place."propertyId" AND properties.deleted_at IS NULL
      ON CONFLICT (property_id, position) DO NOTHING`,
    db.$executeRaw`UPDATE properties SET cover_hash = ${hash} WHERE id = ANY (${covers}::int[]) AND cover_hash IS NULL AND deleted_at IS NULL`,
    db.user.updateMany({ where: { id: { in: userIds }, pictureHash: null }, data: { pictureHash: hash } }),
    // A company's listings show its sign too.
    db.$executeRaw`
      UPDATE properties SET logo_hash = ${hash} FROM agency_members, agencies
      WHERE agencies.id = ANY (${agencyIds}::int[]) AND agency_members.agency_id = agencies.id
        AND properties.owner_id = agency_members.user_id AND properties.state_name = agencies.name AND properties.logo_hash IS NULL`,
    db.agency.updateMany({ where: { id: { in: agencyIds }, logoHash: null }, data: { logoHash: hash } }),
  ]);
}
