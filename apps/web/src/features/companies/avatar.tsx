import type { Picture as PictureData } from '@africanscity/contracts/picture';
import classes from './avatar.module.css';
import { Picture } from '../../components/pictures/picture.tsx';

interface AvatarProps {
  picture: PictureData | null;
  name: string;
  shape: 'round' | 'logo';
  className?: string;
}

/** A portrait or logo, or initials when the user or company has no picture. */
export function Avatar({ picture, name, shape, className = '' }: AvatarProps) {
  return (
    <span className={`${classes.face} ${className}`} data-shape={shape} aria-hidden>
      {picture ? (
        <Picture className={classes.picture} picture={picture} alt="" upTo="card" sizes="160px" />
      ) : (
        <span dir="auto" className={classes.letters}>
          {lettersOf(name)}
        </span>
      )}
    </span>
  );
}

const titles = /^(mr|mrs|ms|miss|mx|dr|prof|eng|rev|hon)\s+/i;

function lettersOf(name: string): string {
  const words = name
    .replace(titles, '')
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => [...word][0]!.toUpperCase())
    .join('');
}
