import type { Landing } from '@africanscity/contracts/listings/landing';
import { roundedPrice } from './describe-landing.ts';
import classes from './landing-numbers.module.css';

/** How many homes there are and what they cost. */
export function LandingNumbers({ landing, homes }: { landing: Landing; homes: number }) {
  const { status, usualPrice, squareMeterPrice, yearChange } = landing;
  const each = status === 'FOR_RENT' ? ' a month' : '';
  const numbers = [
    { name: 'Homes', value: homes.toLocaleString('en') },
    usualPrice !== null && { name: 'Usual price', value: `${roundedPrice(usualPrice)}${each}` },
    squareMeterPrice !== null && { name: 'For a square metre', value: `${roundedPrice(squareMeterPrice)}${each}` },
    yearChange !== null && { name: 'Change in a year', value: percent.format(yearChange) },
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
