import type { PictureFormat } from '@africanscity/db/generated/enums';

/**
 * Widths in pixels between those that every upload is stored in: for visitors who save data, and for cards on screens of
 * several densities. Their bytes are made from the stored page when somebody asks first, so that pictures of any age have
 * them.
 */
export const intermediateSizes = { lite: 400, small: 480, medium: 640 } as const;

export type IntermediateSize = keyof typeof intermediateSizes;

/** A variant that is offered, whether or not its bytes are stored yet. */
export interface IntermediateVariant {
  hash: string;
  size: IntermediateSize;
  format: PictureFormat;
  width: number;
  height: number;
}

/** The lite one is for the format with the fewest bytes; browsers that lack it take the card. */
const formats: Record<IntermediateSize, PictureFormat[]> = {
  lite: ['avif'],
  small: ['avif', 'webp', 'jpeg'],
  medium: ['avif', 'webp', 'jpeg'],
};

/** The variants between a picture's card and its page; none that the page is no wider than. */
export function intermediateVariants(
  variants: { hash: string; size: string; format: PictureFormat; width: number; height: number }[],
): IntermediateVariant[] {
  const page = variants.find(({ size, format }) => size === 'page' && format === 'jpeg');
  if (!page) return [];
  const narrower = (Object.keys(intermediateSizes) as IntermediateSize[]).filter(
    (size) => intermediateSizes[size] < page.width,
  );
  return narrower.flatMap((size) => {
    const width = intermediateSizes[size];
    const height = Math.max(1, Math.round((page.height * width) / page.width));
    return formats[size].map((format) => ({ hash: page.hash, size, format, width, height }));
  });
}
