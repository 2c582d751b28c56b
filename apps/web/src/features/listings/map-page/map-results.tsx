import type { ListingPage } from '@africanscity/contracts/listings/listing-page';
import { useEffect, useRef } from 'react';
import { CachedFragment } from '../../../components/loading/cached-fragment.tsx';
import { ListingCard } from '../cards/listing-card.tsx';
import classes from './map-results.module.css';

interface MapResultsProps {
  listings: ListingPage['content'];
  /** The listing whose marker has the pointer or focus. */
  marked: number | undefined;
  /** Called when the pointer or focus enters or leaves a card. */
  onMark(id: number | undefined): void;
}

/** The cards beside a map. Hovering over a card highlights its marker. */
export function MapResults({ listings, marked, onMark }: MapResultsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[data-marked]')?.scrollIntoView({ block: 'nearest' });
  }, [marked]);
  // Hovering is no action, so the list handles it for all cards.
  const current = useRef(onMark);
  useEffect(() => {
    current.current = onMark;
  });
  useEffect(() => {
    const watched = list.current;
    if (!watched) return;
    const enter = ({ target }: Event) => {
      const card = (target as Element).closest<HTMLElement>('[data-listing]');
      current.current(card ? Number(card.dataset.listing) : undefined);
    };
    const leave = () => current.current(undefined);
    const ways = [
      ['pointerover', enter],
      ['focusin', enter],
      ['pointerleave', leave],
      ['focusout', leave],
    ] as const;
    for (const [name, hear] of ways) watched.addEventListener(name, hear);
    return () => {
      for (const [name, hear] of ways) watched.removeEventListener(name, hear);
    };
  }, []);
  return (
    <ul ref={list} className={classes.cards}>
      {listings.map((listing, index) => {
        const card = { listing, priority: index < 2 ? ('normal' as const) : undefined };
        const { id } = listing;
        return (
          <CachedFragment
            key={id}
            of={ListingCard}
            props={card}
            data-listing={id}
            data-marked={marked === id || undefined}
          />
        );
      })}
    </ul>
  );
}
