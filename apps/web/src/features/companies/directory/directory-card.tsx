import type { Picture } from '@africanscity/contracts/picture';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Face } from '../../../components/face.tsx';
import { listingsCount } from '../../../ui/listings-count.ts';
import classes from './directory-cards.module.css';

interface DirectoryCardProps {
  name: string;
  picture: Picture | null;
  shape: 'round' | 'logo';
  listings: number;
  to: string;
  /** A line below. */
  children?: ReactNode;
}

/** A company or a person in a directory. */
export function DirectoryCard({ name, picture, shape, listings, to, children }: DirectoryCardProps) {
  return (
    <article className={classes.card}>
      <Face picture={picture} name={name} shape={shape} />
      <h2 className={classes.name}>
        <Link className={classes.link} to={to}>
          {name}
        </Link>
      </h2>
      <p className={classes.line}>{listingsCount(listings)}</p>
      {children && <p className={classes.line}>{children}</p>}
    </article>
  );
}

export function DirectoryCards({ children }: { children: ReactNode }) {
  return <ul className={classes.cards}>{children}</ul>;
}
