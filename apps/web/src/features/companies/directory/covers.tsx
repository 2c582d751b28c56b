import type { Picture as PictureData } from '@africanscity/contracts/picture';
import { Picture } from '../../../components/picture.tsx';
import classes from './covers.module.css';

interface CoversProps {
  pictures: PictureData[];
  /** Width of the whole on the page, as the `sizes` attribute takes it. */
  sizes: string;
  /** For what is in sight when the page opens. */
  priority?: 'high' | 'normal';
  className?: string;
}

/** Up to three pictures of what somebody lists, the newest in large; the brand's dusk when there are none. */
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
