import type { Picture } from '@africanscity/contracts/picture';

/** Sizes that pages choose from, the smallest first. Visitors who save data get another one. */
const sizes = ['card', 'small', 'medium', 'page', 'full'];

/** The largest stored size that a position on a page needs. */
export type LargestSize = 'card' | 'medium' | 'page' | 'full';

export interface PictureOffer {
  /** The format for `<source>`, with the best compression; empty if only the format for all browsers is stored. */
  modern: { type: string; srcSet: string }[];
  /** The format for all browsers. */
  fallback: { src: string; srcSet: string };
}

/** Returns the URLs of a picture up to a size, or undefined while no file of the picture is stored. */
export function offerSources(picture: Picture, upTo: LargestSize): PictureOffer | undefined {
  const known = picture.sources.filter(({ size }) => sizes.includes(size));
  const wanted = known.filter((source) => sizes.indexOf(source.size) <= sizes.indexOf(upTo));
  const sources = [...(wanted.length ? wanted : known)].sort((a, b) => a.width - b.width);
  const widest = sources.at(-1)?.width;
  // Browsers take the first format they support, so a format without the largest width would be blurred.
  const complete = (['avif', 'webp', 'jpeg'] as const).filter((format) =>
    sources.some((source) => source.format === format && source.width === widest),
  );
  const last = complete.includes('jpeg') ? 'jpeg' : complete.at(-1);
  if (!last) return undefined;
  const srcSet = (format: string) =>
    sources.flatMap((source) => (source.format === format ? [`${source.url} ${source.width}w`] : [])).join(', ');
  // One format besides: browsers that know WebP but not AVIF are few, and it saves them a fifth of the JPEG's bytes.
  const [best] = complete.filter((format) => format !== last);
  return {
    modern: best ? [{ type: `image/${best}`, srcSet: srcSet(best) }] : [],
    fallback: { src: sources.findLast((source) => source.format === last)!.url, srcSet: srcSet(last) },
  };
}

/** Returns the URLs for visitors who save data: about 4 kB in the best format, and the smallest size in the others. */
export function offerLite(picture: Picture): PictureOffer | undefined {
  const lite = picture.sources.find(({ size }) => size === 'lite');
  const card = offerSources(picture, 'card');
  if (!lite || !card) return card;
  return { ...card, modern: [{ type: `image/${lite.format}`, srcSet: lite.url }] };
}

/** Returns a JPEG of at most `upTo`, for link previews and plain links. */
export function plainPicture(picture: Picture, upTo: LargestSize): Picture['sources'][number] | undefined {
  const jpegs = picture.sources.filter((source) => source.format === 'jpeg').sort((a, b) => a.width - b.width);
  return jpegs.find((source) => source.size === upTo) ?? jpegs.at(-1);
}
