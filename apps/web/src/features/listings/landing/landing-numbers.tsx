import type { Landing } from '@africanscity/contracts/listings/landing';
import { roundedPrice } from './describe-landing.ts';
import classes from './landing-numbers.module.css';

/** The number of homes and their prices. */
export function LandingNumbers({ landing, homes }: { landing: Landing; homes: number }) {
  const { status, usualPrice, squareMeterPrice, yearChange } = landing;
  const each = status === 'FOR_RENT' ? ' per month' : '';
  const numbers = [
    { name: 'Homes', value: homes.toLocaleString('en') },
    usualPrice !== null && { name: 'Usual price', value: `${roundedPrice(usualPrice)}${each}` },
    squareMeterPrice !== null && { name: 'Per square metre', value: `${roundedPrice(squareMeterPrice)}${each}` },
    yearChange !== null && { name: 'Change in one year', value: percent.format(yearChange) },
  ].filter((number) => number !== false);
  return (
    <dl className={classes.numbers}>
      {numbers.map(({ name, value }) => (
        <div key={name} className={classes.number}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const percent = new Intl.NumberFormat('en', { style: 'percent', signDisplay: 'exceptZero' });
