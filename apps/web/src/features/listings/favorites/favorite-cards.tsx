import { inPlace } from '@africanscity/contracts/listings/place-line';
import type { FavoriteListing } from '@africanscity/contracts/listings/favorites';
import { IconTrendingDown } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { formatPrice } from '../../../ui/price.ts';
import { placeOf } from '../core/place.ts';
import classes from './favorite-cards.module.css';
import { FavoriteNote } from './favorite-note.tsx';

interface FavoriteCardsProps {
  favorites: FavoriteListing[];
  onNote: (id: number, note: string) => Promise<void>;
  /** The card component, which the page provides. */
  Card: ComponentType<{ listing: FavoriteListing; priority?: 'high' | 'normal' }>;
}

/** Favorites with their notes, and a remark if the price dropped since the listing was saved. */
export function FavoriteCards({ favorites, onNote, Card }: FavoriteCardsProps) {
  return (
    <ul className={classes.grid}>
      {favorites.map((listing, index) => (
        <li key={listing.id} className={classes.item}>
          <Card listing={listing} priority={index === 0 ? 'high' : undefined} />
          <PriceFall listing={listing} />
          <FavoriteNote
            subject={inPlace(listing.type, placeOf(listing))}
            note={listing.note}
            onSave={(note) => onNote(listing.id, note)}
          />
        </li>
      ))}
    </ul>
  );
}

function PriceFall({ listing: { savedPrice, price } }: { listing: FavoriteListing }) {
  if (savedPrice === null || price >= savedPrice) return null;
  return (
    <p className={classes.fall}>
      <IconTrendingDown size={18} aria-hidden /> {formatPrice(savedPrice - price)} less than when you kept it
    </p>
  );
}
