import type { PictureFormat } from '@africanscity/db/generated/enums';
import type { AppContext } from '../../context.ts';
import type { ShownPicture, ShownVariant } from './stored-pictures.ts';

const text = `
  SELECT hash, width, height, placeholder, room, uploaded_at AS "uploadedAt", (
    SELECT string_agg(concat_ws(' ', v.size, v.format, v.width, v.height, v.byte_size), ';')
    FROM picture_variants v WHERE v.hash = f.hash) AS variants
  FROM picture_files f WHERE hash = ANY ($1::text[])`;

/**
 * Reads pictures with their variants, by hash. The variants come as one text each: as rows, a page of a directory would read
 * thousands.
 */
export async function readPictures(
  { pool }: Pick<AppContext, 'pool'>,
  hashes: string[],
): Promise<Map<string, ShownPicture>> {
  if (hashes.length === 0) return new Map();
  const { rows } = await pool.query<Omit<ShownPicture, 'variants'> & { variants: string | null }>({
    name: 'pictures-by-hash',
    text,
    values: [hashes],
  });
  return new Map(rows.map((row) => [row.hash, { ...row, variants: readVariants(row.hash, row.variants) }]));
}

/** Parses the variants of a picture from one text: size, format, width, height and bytes of each, divided by semicolons. */
export function readVariants(hash: string, variants: string | null): ShownVariant[] {
  if (variants === null) return [];
  return variants.split(';').map((variant) => {
    const [size = '', format, width, height, byteSize] = variant.split(' ');
    return {
      hash,
      size,
      format: format as PictureFormat,
      width: Number(width),
      height: Number(height),
      byteSize: Number(byteSize),
    };
  });
}
