import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import classes from './next-page.module.css';
import { usePendingLocation } from '../../../components/navigation/use-pending-location.ts';
import { type CardTransition, cardTransition } from './card-transition.ts';

/** Paths of listings. */
const listing = /^\/property(id)?(\/|$)/i;

/**
 * The preview of a listing while it loads: at once with the data of the clicked card, otherwise a skeleton, which fast
 * loads never show. It covers the previous page, which keeps its scroll position for Back. Screen readers use the
 * progress line instead.
 */
export function NextPage() {
  const next = usePendingLocation();
  const here = useLocation();
  const tapped = useSyncExternalStore(cardTransition.subscribe, cardTransition.read, () => undefined);
  // The page has changed, or the browser restored the previous page.
  useEffect(() => cardTransition.clear(), [here]);
  useEffect(() => {
    window.addEventListener('pageshow', cardTransition.clear);
    return () => window.removeEventListener('pageshow', cardTransition.clear);
  }, []);
  // A navigation elsewhere drops the clicked card.
  const turnedTo = next?.pathname;
  useEffect(() => {
    if (turnedTo !== undefined && turnedTo !== cardTransition.read()?.path) cardTransition.clear();
  }, [turnedTo]);
  // The click is earlier than the router's pending state, which pages that are already loaded skip.
  const to = next ?? (tapped && { pathname: tapped.path, search: '' });
  const isOther = to && (to.pathname !== here.pathname || to.search !== here.search);
  if (!isOther || !listing.test(to.pathname)) return null;
  const card = tapped?.path === to.pathname ? tapped : undefined;
  return (
    <div className={classes.cover} data-known={card && ''} aria-hidden>
      <div className={classes.page}>
        <i className={classes.trail} />
        <div className={classes.photos}>
          {card?.picture ? <GrowingPicture card={card} /> : <i />}
          <i />
          <i />
        </div>
        {card ? <p className={classes.known}>{card.price}</p> : <i className={classes.price} />}
        <i className={classes.line} />
        {card ? (
          <p dir="auto" className={classes.name}>
            {card.title}
          </p>
        ) : (
          <i className={classes.title} />
        )}
        <i className={classes.line} />
      </div>
    </div>
  );
}

/** The card's picture, animated from the card to its position on the page. */
function GrowingPicture({ card: { picture, from } }: { card: CardTransition }) {
  const image = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    if (!from || !image.current || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const to = image.current.getBoundingClientRect();
    const [x, y] = [from.left - to.left, from.top - to.top];
    const moved = `translate(${x}px, ${y}px) scale(${from.width / to.width}, ${from.height / to.height})`;
    image.current.animate(
      [
        { transform: moved, transformOrigin: '0 0' },
        { transform: 'none', transformOrigin: '0 0' },
      ],
      { duration: 220, easing: 'ease-out' },
    );
  }, [from]);
  return <img ref={image} src={picture} alt="" />;
}
