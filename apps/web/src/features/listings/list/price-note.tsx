import * as texts from '@africanscity/messages/listings';
import { readPriceRange } from '@africanscity/contracts/listings/price-range';
import classes from './relaxed-notice.module.css';
import { type ListQuery, typedPrices } from '../query/list-query.ts';

/** Explains that the list ignores an invalid price in the URL, which a form without scripts may send. */
export function PriceNote({ query }: { query: ListQuery }) {
  if (!query.mistyped) return null;
  const { faults } = readPriceRange(typedPrices(query));
  const [price = '', second] = Object.values(query.mistyped);
  return (
    <p className={classes.note} role="status">
      <strong>
        {second === undefined ? texts.priceNotUsable({ price }) : texts.pricesNotUsable({ price, second })}
      </strong>{' '}
      {Object.values(faults).join(' ')}
    </p>
  );
}
