import type { PictureFormat } from '@africanscity/db/generated/enums';

/**
 * Widths in pixels between the stored sizes: for visitors who save data, and for cards on screens of several densities. Their
 * bytes are made from the stored page size at the first request, so that pictures of any age have them.
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

/** The lite size exists in the format with the fewest bytes; browsers without it get the card. */
const formats: Record<IntermediateSize, PictureFormat[]> = {
  lite: ['avif'],
  small: ['avif', 'webp', 'jpeg'],
  medium: ['avif', 'webp', 'jpeg'],
};

/** Returns the variants between a picture's card and its page size that are narrower than the page size. */
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
