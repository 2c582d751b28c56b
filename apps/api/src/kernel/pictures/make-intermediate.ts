import type { AppContext } from '../../context.ts';
import type { IntermediateVariant } from './intermediate-sizes.ts';
import { encoders } from './encode-picture.ts';
import { decode } from './picture-engine.ts';
import { inPictureQueue } from './picture-queue.ts';
import { type FoundVariant, pictureKey } from './stored-pictures.ts';

/** Limit per picture and viewer. The page size replaces a variant that is late. */
const longestWaitMs = 5000;
/** Memory to make one: a decoded page size and the encoder's own, as `encodePicture` estimates. */
const bytesPerPixel = 30;

/** Small, because lists show many: chosen by measuring, see README.md. */
const avif = {
  lite: { quality: 16, effort: 1, chromaSubsampling: '4:2:0' },
  small: { quality: 32, effort: 1, chromaSubsampling: '4:2:0' },
  medium: { quality: 16, effort: 1, chromaSubsampling: '4:2:0' },
} as const;

interface Making {
  /** The JPEG that it is made from. */
  page: FoundVariant;
  /** Sender in the queue. */
  viewer: string;
}

const inFlight = new WeakMap<AppContext['storage'], Map<string, Promise<Uint8Array>>>();

/**
 * Makes and stores the bytes of a variant from the stored JPEG of the page size. Concurrent requests of a viewer share one
 * run. Throws `Unavailable` or a TimeoutError when its turn does not come, a `StorageFailure`, and `Error` without a page
 * size.
 */
export function makeIntermediate(
  ctx: AppContext,
  variant: IntermediateVariant,
  { page, viewer }: Making,
): Promise<Uint8Array> {
  const others = inFlight.get(ctx.storage) ?? new Map<string, Promise<Uint8Array>>();
  inFlight.set(ctx.storage, others);
  // By viewer, so that none waits for the requests of others.
  const own = `${viewer} ${pictureKey(variant.hash, variant)}`;
  const other = others.get(own);
  if (other) return other;
  const work = make(ctx, variant, { page, viewer }).finally(() => others.delete(own));
  others.set(own, work);
  return work;
}

async function make(ctx: AppContext, variant: IntermediateVariant, { page, viewer }: Making): Promise<Uint8Array> {
  const work = {
    sender: viewer,
    bytes: page.width * page.height * bytesPerPixel,
    signal: AbortSignal.timeout(longestWaitMs),
  };
  const key = pictureKey(variant.hash, variant);
  return inPictureQueue(work, async () => {
    // Another viewer's turn may have come first.
    const made = await ctx.storage.get(key);
    if (made) return made;
    const stored = await ctx.storage.get(pictureKey(page.hash, page));
    if (!stored) throw new Error(`The page of the picture ${page.hash} is not stored.`);
    const { width, height } = variant;
    const scaled = decode(stored).resize({ width, height, fit: 'fill' });
    const encoded = variant.format === 'avif' ? scaled.avif(avif[variant.size]) : encoders[variant.format](scaled);
    const bytes = await encoded.toBuffer();
    await ctx.storage.put(key, bytes, `image/${variant.format}`);
    return bytes;
  });
}
