import { query, sql } from '../sql.ts';

/** Returns the sizes of a picture that a listing, a user, an agency, the home page or a page of the company shows. */
export const findShownVariants = query(
  { hash: 'text', size: 'picture_size', format: 'picture_format', width: 'int4', height: 'int4', byteSize: 'int4' },
  (hash: string) => sql`
    SELECT hash, size, format, width, height, byte_size AS "byteSize" FROM picture_variants WHERE hash = ${hash} AND (
      EXISTS (SELECT FROM pictures p JOIN properties o ON o.id = p.property_id WHERE p.hash = ${hash} AND o.deleted_at IS NULL)
      OR EXISTS (SELECT FROM properties WHERE cover_hash = ${hash} AND deleted_at IS NULL)
      OR EXISTS (SELECT FROM properties WHERE logo_hash = ${hash} AND deleted_at IS NULL)
      OR EXISTS (SELECT FROM users WHERE picture_hash = ${hash})
      OR EXISTS (SELECT FROM agencies WHERE logo_hash = ${hash})
      OR EXISTS (SELECT FROM company_page_pictures WHERE hash = ${hash})
      OR EXISTS (SELECT FROM settings WHERE name = 'home.partners' AND strpos(value::text, ${hash}) > 0))`,
);
