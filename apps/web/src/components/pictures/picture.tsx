import type { Picture as PictureData } from '@africanscity/contracts/picture';
import { DrawnPlaceholder } from './drawn-placeholder.tsx';
import { offerLite, offerSources, type LargestSize } from './picture-sources.ts';
import { useSaveData } from '../visitor/save-data.tsx';
import classes from './picture.module.css';

interface PictureProps {
  picture: PictureData | null;
  /** Alternative text; '' when the text beside the picture says the same. */
  alt: string;
  /** The largest stored size worth loading here. */
  upTo: LargestSize;
  /** The `sizes` attribute. */
  sizes: string;
  /** For pictures in the first screen; `high` for the main one. All others load lazily. */
  priority?: 'high' | 'normal';
  className?: string;
}

/**
 * A picture in the best format that the browser supports, with reserved space, or a drawing when there is no picture.
 */
export function Picture({ picture, alt, upTo, sizes, priority, className }: PictureProps) {
  const saveData = useSaveData();
  const offer =
    picture && (saveData && upTo !== 'full' ? offerLite(picture) : offerSources(picture, saveData ? 'page' : upTo));
  if (!offer) return <DrawnPlaceholder className={className} label={alt} />;
  return (
    <picture className={className ? `${classes.frame} ${className}` : classes.frame}>
      {offer.modern.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={classes.image}
        src={offer.fallback.src}
        srcSet={offer.fallback.srcSet}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority === 'high' ? 'high' : undefined}
        decoding={priority ? 'auto' : 'async'}
        style={{ backgroundImage: `url("${picture.placeholder}")` }}
      />
    </picture>
  );
}
