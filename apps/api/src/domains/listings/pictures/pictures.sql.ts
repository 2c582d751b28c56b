import { command, query, sql } from '../../../kernel/sql.ts';

/** Deletes the pictures of listings that were deleted before a time. */
export const deletePicturesOfDeleted = command(
  (before: Date) => sql`DELETE FROM pictures USING properties o WHERE o.id = property_id AND o.deleted_at < ${before}`,
);

/** Deletes the digests of pictures of listings that were withdrawn too long ago to be recognised when they are listed again. */
export const deleteFormerPictures = command(
  (now: Date) => sql`
    DELETE FROM former_pictures f USING properties p
    WHERE p.id = f.property_id AND f.ended_at <= ${now}::timestamptz - recognised_for(p.status, p.period)`,
);

/** Deletes files without a reference. Rows that are about to get one are locked, and left for the next time. */
export const deleteUnusedFiles = query(
  { hash: 'text' },
  ({ uploadedBefore, most }: { uploadedBefore: Date; most: number }) => sql`
    DELETE FROM picture_files WHERE hash IN (
      SELECT hash FROM picture_files f
      WHERE uploaded_at < ${uploadedBefore}
        AND NOT EXISTS (SELECT FROM pictures WHERE hash = f.hash)
        AND NOT EXISTS (SELECT FROM properties WHERE cover_hash = f.hash)
        AND NOT EXISTS (SELECT FROM properties WHERE logo_hash = f.hash)
        AND NOT EXISTS (SELECT FROM users WHERE picture_hash = f.hash)
        AND NOT EXISTS (SELECT FROM agencies WHERE logo_hash = f.hash)
        AND NOT EXISTS (SELECT FROM listing_import_pictures WHERE hash = f.hash)
        AND NOT EXISTS (SELECT FROM remote_pictures WHERE hash = f.hash)
        AND NOT EXISTS (SELECT FROM company_page_pictures WHERE hash = f.hash)
        AND NOT EXISTS (SELECT FROM settings WHERE name = 'home.partners' AND strpos(value::text, f.hash) > 0)
      LIMIT ${most} FOR UPDATE SKIP LOCKED
    ) RETURNING hash`,
  [{ uploadedBefore: new Date(), most: 1 }],
);
