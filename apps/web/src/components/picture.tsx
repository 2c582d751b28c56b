import type { Picture as PictureData } from '@africanscity/contracts/picture';
import { DrawnPlaceholder } from './drawn-placeholder.tsx';
import { offerLite, offerSources, type LargestSize } from './picture-sources.ts';
import { useSaveData } from './save-data.tsx';
import classes from './picture.module.css';

interface PictureProps {
  picture: PictureData | null;
  /** What it shows; '' when the text beside it says so already. */
  alt: string;
  /** The largest stored size worth loading here. */
  upTo: LargestSize;
  /** Its width on the page, as the `sizes` attribute takes it. */
  sizes: string;
  /** For pictures in sight when the page opens, `high` for the main one. All others wait until they are near. */
  priority?: 'high' | 'normal';
  className?: string;
}

/** A picture in the best format a browser knows, its place reserved, or a drawing when there is none. */
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
