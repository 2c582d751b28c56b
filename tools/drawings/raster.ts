import sharp from 'sharp';

export interface RasterOptions {
  /** Pixels; the height follows. The picture's own width when left out. */
  width?: number;
  /** 1 to 100. */
  quality?: number;
}

/** A JPEG of a drawing. */
export async function renderJpeg(svg: string, options: RasterOptions = {}): Promise<Buffer> {
  return pipeline(svg, options.width)
    .jpeg({ quality: options.quality ?? 82, mozjpeg: false })
    .toBuffer();
}

/** A PNG of a drawing, with its transparency. */
export async function renderPng(svg: string, options: Omit<RasterOptions, 'quality'> = {}): Promise<Buffer> {
  return pipeline(svg, options.width).png().toBuffer();
}

function pipeline(svg: string, width: number | undefined) {
  const image = sharp(Buffer.from(svg));
  return width === undefined ? image : image.resize({ width });
}
