import type { Picture } from '@africanscity/contracts/pictures';
import type { PictureFile, PictureVariant } from '@africanscity/db/generated/client';
import type { Config } from '../../context.ts';

/** A picture's name on the wire; the picture call takes it as `pathUri`. */
export function pictureUri(hash: string): string {
  return `pictures/${hash}`;
}

/** A picture with everything that a page needs to show it without a shift. */
export function presentPicture(config: Pick<Config, 'apiBasePath'>, file: PictureFile & { variants: PictureVariant[] }): Picture {
  return {
    uri: pictureUri(file.hash),
    width: file.width,
    height: file.height,
    placeholder: file.placeholder,
    sources: file.variants.map(({ size, format, width, height }) => ({
      size, format, width, height, url: `${config.apiBasePath}/pictures/${file.hash}/${size}.${format}`,
    })),
  };
}
