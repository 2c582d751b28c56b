import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import classes from './next-page.module.css';
import { type CardTransition, cardTransition } from './card-transition.ts';

/** Addresses of one listing. */
const listing = /^\/property(id)?(\/|$)/i;

/**
 * A listing while it is on its way: at once with what the card says that was tapped, otherwise its shape, which one that
 * comes quickly never shows. It lies over the page that is left, which keeps its place for whoever comes back. The line
 * at the top says the same to those who do not see it.
 */
export function NextPage() {
  const { location: next } = useNavigation();
  const here = useLocation();
  const tapped = useSyncExternalStore(cardTransition.subscribe, cardTransition.read, () => undefined);
  // Whatever page was gone to is there, or the one that was left comes back as it was.
  useEffect(() => cardTransition.clear(), [here]);
  useEffect(() => {
    window.addEventListener('pageshow', cardTransition.clear);
    return () => window.removeEventListener('pageshow', cardTransition.clear);
  }, []);
  // Whoever turns to something else meanwhile has left the card that was tapped.
  const turnedTo = next?.pathname;
  useEffect(() => {
    if (turnedTo !== undefined && turnedTo !== cardTransition.read()?.path) cardTransition.clear();
  }, [turnedTo]);
  // The router tells of a page on its way when there is time to, which a page that is ready never leaves: a tap is sooner.
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
        {card ? <p className={classes.name}>{card.title}</p> : <i className={classes.title} />}
        <i className={classes.line} />
      </div>
    </div>
  );
}

/** The picture that a card shows, on its way from there to where the listing has it. */
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
