import type { Picture } from '@africanscity/contracts/picture';

/** Stored sizes, the smallest first. */
const sizes = ['card', 'page', 'full'];

/** The largest stored size that a place on a page needs. */
export type LargestSize = 'card' | 'page' | 'full';

export interface PictureOffer {
  /** What browsers may choose from, the best compression first. */
  modern: { type: string; srcSet: string }[];
  /** For every browser. */
  fallback: { src: string; srcSet: string };
}

/** Addresses of a picture up to a size; undefined while no bytes of it are stored. */
export function offerSources(picture: Picture, upTo: LargestSize): PictureOffer | undefined {
  const wanted = picture.sources.filter((source) => sizes.indexOf(source.size) <= sizes.indexOf(upTo));
  const sources = [...(wanted.length ? wanted : picture.sources)].sort((a, b) => a.width - b.width);
  const widest = sources.at(-1)?.width;
  // A browser takes the first format it knows, so one that lacks the largest width would end up blurred.
  const complete = (['avif', 'webp', 'jpeg'] as const).filter((format) =>
    sources.some((source) => source.format === format && source.width === widest),
  );
  const last = complete.includes('jpeg') ? 'jpeg' : complete.at(-1);
  if (!last) return undefined;
  const srcSet = (format: string) =>
    sources.flatMap((source) => (source.format === format ? [`${source.url} ${source.width}w`] : [])).join(', ');
  return {
    modern: complete.flatMap((format) =>
      format === last ? [] : [{ type: `image/${format}`, srcSet: srcSet(format) }],
    ),
    fallback: { src: sources.findLast((source) => source.format === last)!.url, srcSet: srcSet(last) },
  };
}

/** The picture as a link preview or a plain link needs it: a JPEG of at most `upTo`. */
export function plainPicture(picture: Picture, upTo: LargestSize): Picture['sources'][number] | undefined {
  const jpegs = picture.sources.filter((source) => source.format === 'jpeg').sort((a, b) => a.width - b.width);
  return jpegs.find((source) => source.size === upTo) ?? jpegs.at(-1);
}
