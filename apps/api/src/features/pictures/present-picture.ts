import type { Picture } from '@africanscity/contracts/pictures';
import type { PictureFile, PictureVariant } from '@africanscity/db/generated/client';
import type { Config } from '../../context.ts';

/** A picture's name on the wire; the picture call takes it as `pathUri`. */
export function pictureUri(hash: string): string {
  return `pictures/${hash}`;
}

/** The format with the fewest bytes first, as a browser is to prefer it. */
const preference = ['avif', 'webp', 'jpeg'];

/** A picture with everything that a page needs to show it without a shift; sources by format, then width. */
export function presentPicture(
  config: Pick<Config, 'apiBasePath'>,
  file: PictureFile & { variants: PictureVariant[] },
): Picture {
  const rank = (variant: PictureVariant) => preference.indexOf(variant.format) * 10_000 + variant.width;
  const variants = [...file.variants].sort((one, other) => rank(one) - rank(other));
  return {
    uri: pictureUri(file.hash),
    width: file.width,
    height: file.height,
    placeholder: file.placeholder,
    sources: variants.map(({ size, format, width, height }) => ({
      size,
      format,
      width,
      height,
      url: `${config.apiBasePath}/pictures/${file.hash}/${size}.${format}`,
    })),
  };
}
