import * as texts from '@africanscity/messages/listings';
import { getPropertiesById } from '@africanscity/contracts/listings/calls/listings';
import type { ShowcaseListing } from '@africanscity/contracts/listings/listings';
import type { Picture as PictureData } from '@africanscity/contracts/picture';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { operation } from '../../../api/query-client.ts';
import { Picture } from '../../../components/pictures/picture.tsx';
import { useSaveData } from '../../../components/visitor/save-data.tsx';
import { useHydrated } from '../../../components/loading/use-hydrated.ts';
import { scrolledBy, stepOfKey, useScrollRow } from '../../../ui/use-scroll-row.ts';
import icons from '../../../ui/card-icon.module.css';
import { HiddenText } from '../../../ui/hidden-text.tsx';
import classes from './card-photos.module.css';

interface CardPhotosProps {
  listing: Pick<ShowcaseListing, 'id' | 'picture'> & { photoCount?: number };
  /** Description of the photos. */
  name: string;
  /** The `sizes` attribute of the card. */
  sizes: string;
  priority?: 'high' | 'normal';
  /** Wraps a slide in a link to the listing. */
  link: (slide: ReactNode) => ReactNode;
}

/** Sharp at two pixels per point. A larger size would cost lists too much data. */
const largest = 'medium';
/** Maximum number of photos in a card's row. */
const mostPhotos = 6;

/**
 * The cover and further photos in a row that can be swiped, or moved with arrow keys and buttons. Photos after the
 * cover load when the row first moves. Visitors who save data, and browsers without scripts, get the cover only.
 */
export function CardPhotos({ listing, name, sizes, priority, link }: CardPhotosProps) {
  const saveData = useSaveData();
  const count = Math.min(listing.photoCount ?? 1, mostPhotos);
  const cover = link(
    <Picture
      className={classes.photo}
      picture={listing.picture}
      alt=""
      upTo={largest}
      sizes={sizes}
      priority={priority}
    />,
  );
  if (saveData || count < 2 || !listing.picture) return <div className={classes.row}>{cover}</div>;
  return <PhotoRow id={listing.id} count={count} name={name} sizes={sizes} cover={cover} link={link} />;
}

interface PhotoRowProps extends Pick<CardPhotosProps, 'name' | 'sizes' | 'link'> {
  id: number;
  count: number;
  cover: ReactNode;
}

function PhotoRow({ id, count, name, sizes, cover, link }: PhotoRowProps) {
  const hydrated = useHydrated();
  const row = useRef<HTMLDivElement>(null);
  const { index, move } = useScrollRow(row);
  const [seen, setSeen] = useState(0);
  const [hovered, setHovered] = useState(false);
  // Preloads the next photo.
  const wanted = seen === 0 ? 0 : Math.max(seen, index) + 1;
  const walk = (by: number) => {
    setSeen((most) => Math.max(most, index + by, 1));
    move(by);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = stepOfKey(event.key, row.current);
    if (!by) return;
    event.preventDefault();
    walk(by);
  };
  return (
    <>
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- what scrolls must be reachable by keyboard */}
      <div
        ref={row}
        className={classes.row}
        data-swipes={hydrated || undefined}
        role="group"
        aria-roledescription="carousel"
        aria-label={texts.photosOf({ name })}
        tabIndex={hydrated ? 0 : undefined}
        onKeyDown={onKeyDown}
        onPointerEnter={() => setHovered(true)}
        onScroll={({ currentTarget }) => {
          const reached = Math.ceil(scrolledBy(currentTarget) / currentTarget.clientWidth - 0.02);
          if (reached > seen) setSeen(reached);
        }}
      >
        {cover}
        {hydrated && <LaterSlides id={id} count={count} wanted={wanted} name={name} sizes={sizes} link={link} />}
      </div>
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      {seen > 0 && (
        <HiddenText role="status">{texts.photoOf({ index: String(index + 1), count: String(count) })}</HiddenText>
      )}
      <span className={classes.dots} style={{ '--dots': count, '--at': index } as CSSProperties} aria-hidden />
      {/* For the mouse. Keys move the row itself. */}
      {hovered && (
        <>
          <button
            type="button"
            tabIndex={-1}
            className={`${classes.step} ${classes.back} ${icons.back}`}
            aria-label={texts.previousPhoto({ name })}
            disabled={index === 0}
            onClick={() => walk(-1)}
          />
          <button
            type="button"
            tabIndex={-1}
            className={`${classes.step} ${classes.on} ${icons.on}`}
            aria-label={texts.nextPhoto({ name })}
            disabled={index === count - 1}
            onClick={() => walk(1)}
          />
        </>
      )}
    </>
  );
}

interface LaterSlidesProps extends Pick<CardPhotosProps, 'name' | 'sizes' | 'link'> {
  id: number;
  count: number;
  /** Index of the last photo to load, counted from 0. */
  wanted: number;
}

/** The photos after the cover, once scripts run. */
function LaterSlides({ id, count, wanted, name, sizes, link }: LaterSlidesProps) {
  const { data: pictures = [] } = useQuery({
    ...operation(getPropertiesById, { id: String(id), contacts: 'false' }),
    enabled: wanted > 0,
    select: (listing) => listing.pictures,
  });
  // Before the first move, one empty slide makes the row scrollable at low cost.
  const length = wanted > 0 ? count - 1 : 1;
  return Array.from({ length }, (_, at) => (
    <Slide
      key={at + 1}
      wanted={at + 1 <= wanted}
      picture={at + 1 <= wanted ? pictures[at + 1] : undefined}
      alt={texts.photoAlt({ name, index: String(at + 2) })}
      sizes={sizes}
      link={link}
    />
  ));
}

interface SlideProps extends Pick<CardPhotosProps, 'sizes' | 'link'> {
  /** Undefined until it is requested and loaded. */
  picture: PictureData | undefined;
  wanted: boolean;
  alt: string;
}

function Slide({ picture, wanted, alt, sizes, link }: SlideProps) {
  return link(
    picture ? (
      <Picture className={classes.photo} picture={picture} alt={alt} upTo={largest} sizes={sizes} priority="normal" />
    ) : (
      <span className={`${classes.photo} ${classes.coming}`} data-asked={wanted || undefined} />
    ),
  );
}
