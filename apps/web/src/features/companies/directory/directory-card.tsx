import type { Picture } from '@africanscity/contracts/picture';
import { IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Avatar } from '../avatar.tsx';
import { SiteLink } from '../../../components/navigation/site-link.tsx';
import { listingsCount } from '../../../ui/listings-count.ts';
import { Covers } from './covers.tsx';
import classes from './directory-cards.module.css';

interface DirectoryCardProps {
  name: string;
  picture: Picture | null;
  shape: 'round' | 'logo';
  listings: number;
  /** Cities with most of the listings. */
  places: string[];
  covers: Picture[];
  to: string;
  /** Further text below the name. */
  children?: ReactNode;
}

/** The card of a company or an agent in a directory. */
export function DirectoryCard({ name, picture, shape, listings, places, covers, to, children }: DirectoryCardProps) {
  return (
    <article className={classes.card}>
      <Covers pictures={covers} sizes="(max-width: 35.99em) 60vw, 220px" className={classes.covers} />
      <div className={classes.body}>
        <Avatar className={classes.face} picture={picture} name={name} shape={shape} />
        <h2 className={classes.name}>
          <SiteLink dir="auto" className={classes.link} to={to}>
            {name}
          </SiteLink>
        </h2>
        {children && <div className={classes.line}>{children}</div>}
        {places.length > 0 && (
          <p className={classes.line}>
            <IconMapPin size={16} stroke={1.75} aria-hidden /> {places.join(', ')}
          </p>
        )}
        <p className={classes.count}>{listingsCount(listings)}</p>
      </div>
    </article>
  );
}

export function DirectoryCards({ children }: { children: ReactNode }) {
  return <ul className={classes.cards}>{children}</ul>;
}
