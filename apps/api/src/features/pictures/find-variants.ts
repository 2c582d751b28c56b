import type { PictureVariant } from '@africanscity/db/generated/client';
import type { AppContext } from '../../context.ts';

export type FoundVariant = Pick<PictureVariant, 'hash' | 'size' | 'format' | 'width' | 'byteSize'>;

/** A picture's variants; none unless a listing that is not deleted, a user, an agency or the list of partners shows it. */
export async function findVariants(ctx: AppContext, hash: string): Promise<FoundVariant[]> {
  return ctx.db.$queryRaw<FoundVariant[]>`
    SELECT hash, size, format::text, width, byte_size AS "byteSize" FROM picture_variants WHERE hash = ${hash} AND (
      EXISTS (SELECT FROM pictures p JOIN properties o ON o.id = p.property_id WHERE p.hash = ${hash} AND o.deleted_at IS NULL)
      OR EXISTS (SELECT FROM properties WHERE cover_hash = ${hash} AND deleted_at IS NULL)
      OR EXISTS (SELECT FROM properties WHERE logo_hash = ${hash} AND deleted_at IS NULL)
      OR EXISTS (SELECT FROM users WHERE picture_hash = ${hash})
      OR EXISTS (SELECT FROM agencies WHERE logo_hash = ${hash})
      OR EXISTS (SELECT FROM settings WHERE name = 'home.partners' AND strpos(value::text, ${hash}) > 0))`;
}
