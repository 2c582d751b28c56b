import * as texts from '@africanscity/messages/listings';
import classes from './listing-numbers.module.css';
import type { OwnListingRow } from './my-listings.tsx';
import { numberTexts } from './own-listing-texts.ts';
import { HiddenText } from '../../../ui/hidden-text.tsx';

/** A listing's statistics of the last days: four numbers, and visitors by day. */
export function ListingNumbers({ listing, onOpen }: { listing: OwnListingRow; onOpen: () => void }) {
  return (
    <button type="button" className={classes.numbers} onClick={onOpen}>
      {/* The address must not decide the direction of the cell. */}
      <HiddenText>
        <bdi>{listing.address}</bdi>:{' '}
      </HiddenText>
      <span className={classes.period}>{texts.last30Days()}</span>
      <Spark days={listing.numbers.viewDays} />
      <span className={classes.words}>
        {numberTexts(listing).map((text) => (
          <span key={text}>{text}</span>
        ))}
      </span>
      <HiddenText>{texts.showByDay()}</HiddenText>
    </button>
  );
}

/** Visitors by day as bars. The text beside them has the number. */
function Spark({ days }: { days: number[] }) {
  const most = Math.max(1, ...days);
  return (
    <svg className={classes.spark} viewBox={`0 0 ${days.length * 4} 32`} preserveAspectRatio="none" aria-hidden>
      {days.map((views, day) => {
        const height = Math.max(1, (views / most) * 31);
        return <rect key={day} x={day * 4 + 0.5} y={32 - height} width={3} height={height} />;
      })}
    </svg>
  );
}
