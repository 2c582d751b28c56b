import * as texts from '@africanscity/messages/listings';
import { typeName } from '@africanscity/contracts/listings/type-names';
import { inPlace } from '@africanscity/contracts/listings/place-line';
import { signOf } from '@africanscity/contracts/currencies';
import type { FavoriteListing } from '@africanscity/contracts/listings/favorites';
import { IconTrendingDown } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { useCurrency } from '../../../components/visitor/chosen-currency.tsx';
import { formatPrice } from '../../../ui/price.ts';
import { inUnits } from '../core/shown-price.tsx';
import { placeOf } from '../core/place.ts';
import classes from './favorite-cards.module.css';
import { FavoriteNote } from './favorite-note.tsx';

export type FavoriteCard = ComponentType<{ listing: FavoriteListing; priority?: 'high' | 'normal' }>;

/** Renders the actions of a favorite below its note. */
export type FavoriteActions = (listing: FavoriteListing, subject: string) => ReactNode;

interface FavoriteCardsProps {
  favorites: FavoriteListing[];
  onNote: (id: number, note: string) => Promise<void>;
  /** The card component, which the page provides. */
  Card: FavoriteCard;
  actions?: FavoriteActions;
}

/** Favorites with their notes, and a remark if the price dropped since the listing was saved. */
export function FavoriteCards({ favorites, onNote, Card, actions }: FavoriteCardsProps) {
  return (
    <ul className={classes.grid}>
      {favorites.map((listing, index) => {
        const subject = inPlace(typeName(listing.type), placeOf(listing));
        return (
          <li key={listing.id} className={classes.item}>
            <Card listing={listing} priority={index === 0 ? 'high' : undefined} />
            <PriceFall listing={listing} />
            <FavoriteNote subject={subject} note={listing.note} onSave={(note) => onNote(listing.id, note)} />
            {actions?.(listing, subject)}
          </li>
        );
      })}
    </ul>
  );
}

function PriceFall({ listing }: { listing: FavoriteListing }) {
  const { savedPrice, price, amount, currency } = listing;
  const chosen = useCurrency();
  if (savedPrice === null || price >= savedPrice) return null;
  const asked = amount && currency ? { sign: signOf(currency), rate: amount / price } : null;
  return (
    <p className={classes.fall}>
      <IconTrendingDown size={18} aria-hidden />{' '}
      {texts.lessThanWhenKept({ amount: lessBy(savedPrice - price, chosen ?? asked) })}
    </p>
  );
}

/** Formats dollars in a currency. Its three digits hide that the dollars of both prices are rounded. */
function lessBy(dollars: number, currency: { sign: string; rate: number } | null): string {
  if (!currency) return formatPrice(dollars);
  return inUnits(currency, Number((dollars * currency.rate).toPrecision(3)));
}
