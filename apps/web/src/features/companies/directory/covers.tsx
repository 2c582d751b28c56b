import type { Picture as PictureData } from '@africanscity/contracts/picture';
import { Picture } from '../../../components/pictures/picture.tsx';
import classes from './covers.module.css';

interface CoversProps {
  pictures: PictureData[];
  /** The `sizes` attribute of the whole. */
  sizes: string;
  /** For covers in the first screen. */
  priority?: 'high' | 'normal';
  className?: string;
}

/** Up to three pictures of the newest listings, the newest one large; a gradient without pictures. */
export function Covers({ pictures, sizes, priority, className = '' }: CoversProps) {
  return (
    <div className={`${classes.covers} ${className}`} data-count={pictures.length}>
      {pictures.map((picture) => (
        <Picture
          key={picture.uri}
          className={classes.picture}
          picture={picture}
          alt=""
          upTo="page"
          sizes={sizes}
          priority={priority}
        />
      ))}
    </div>
  );
}
