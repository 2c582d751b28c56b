import { isTaken } from '@africanscity/contracts/listings/rental';
import { placeLine } from '@africanscity/contracts/listings/place-line';
import type { StatusLabels } from '@africanscity/contracts/listings/status';
import { Anchor, Badge, Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { Picture } from '../../../components/pictures/picture.tsx';
import { showDay } from '../../../ui/show-time.ts';
import { PriceUnderReview } from './price-under-review.tsx';
import type { OwnListingRow } from './my-listings.tsx';
import { keep, markAs, renew, takenStatus } from './own-listing-acts.ts';
import classes from './own-listing-cells.module.css';
import { seenMoreText } from './seen-more.ts';
import type { ListingChange } from './use-listing-change.ts';

/** The picture, type and place of a listing. */
export function ListingWithPicture({ listing }: { listing: OwnListingRow }) {
  const { area, city, type, daysOnMarket } = listing;
  return (
    <div className={classes.listing}>
      <Picture className={classes.picture} picture={listing.picture} alt="" upTo="card" sizes="120px" />
      <div className={classes.words}>
        <Anchor component={Link} to={paths.property(listing)} fw={600}>
          {listing.address}
        </Anchor>
        <Text size="sm" c="dimmed">
          {placeLine(type, area, city)}
        </Text>
        {daysOnMarket !== null && (
          <Text size="sm" c="dimmed">
            {daysOnMarket === 1 ? '1 day' : `${daysOnMarket} days`} on the market
          </Text>
        )}
        <Incomplete listing={listing} />
      </div>
    </div>
  );
}

const parts: Record<OwnListingRow['missing'][number], string> = {
  pictures: 'photos',
  rooms: 'the number of rooms',
  bathrooms: 'the number of bathrooms',
  pin: 'a pin on the map',
  description: 'a longer description',
};

/** The parts that an open listing lacks, with a link to add them. */
function Incomplete({ listing }: { listing: OwnListingRow }) {
  const { complete, missing, seenMore, id, address, status } = listing;
  const [first, second] = missing;
  if (!first || takenStatus(status) === null) return null;
  const text = `${complete}% complete: add ${parts[first]}${second ? ` and ${parts[second]}` : ''}`;
  return (
    <>
      <Anchor
        component={Link}
        to={paths.uploadListing({ id })}
        size="sm"
        className={classes.add}
        aria-label={`${text}: ${address}`}
      >
        {text}
      </Anchor>
      {seenMore && (
        <Text size="sm" c="dimmed">
          {seenMoreText(seenMore)}
        </Text>
      )}
    </>
  );
}

/** The question to the owner of a sold or let home, or the day until which its page stays. */
function KeptPage({ listing, change }: Pick<ListingStandingProps, 'listing' | 'change'>) {
  const { keptWhenTaken, shownUntil, address, resting } = listing;
  if (resting) return null;
  if (keptWhenTaken !== null)
    return (
      <Text size="sm" c="dimmed" w="100%">
        On the site until {shownUntil && showDay(shownUntil)}
      </Text>
    );
  return (
    <>
      <Text size="sm" w="100%">
        Keep its page for a year, with the last asking price and without your contacts?
      </Text>
      {[true, false].map((kept) => (
        <Button
          key={String(kept)}
          variant="default"
          size="compact-md"
          h={36}
          disabled={change.busy}
          aria-label={`${kept ? 'Keep the page for a year' : 'Don’t keep the page'}: ${address}`}
          onClick={() => keep(change, listing, kept)}
        >
          {kept ? 'Keep it' : 'No'}
        </Button>
      ))}
    </>
  );
}

interface ListingStandingProps {
  listing: OwnListingRow;
  labels: StatusLabels;
  change: ListingChange;
}

/** The state of a listing for visitors, with a button to mark it as sold or rented. */
export function ListingStanding({ listing, labels, change }: ListingStandingProps) {
  const taken = takenStatus(listing.status);
  return (
    <Group gap={6} className={classes.standing}>
      <Badge variant="light" size="lg">
        {labels[listing.status]}
      </Badge>
      {listing.hiddenBy.includes('team') && (
        <Badge variant="light" color="yellow" size="lg" autoContrast>
          Hidden by our team
        </Badge>
      )}
      {listing.featured && (
        <Badge variant="light" color="green" size="lg" autoContrast>
          Featured
        </Badge>
      )}
      {listing.overLimit && (
        <Badge variant="light" color="yellow" size="lg" autoContrast>
          Inactive
        </Badge>
      )}
      {listing.overLimit && (
        <Anchor href="#my-package" size="sm" py={6}>
          Why?
        </Anchor>
      )}
      {listing.usualPrice !== null && <PriceUnderReview listing={listing} usualPrice={listing.usualPrice} />}
      {listing.resting && (
        <Badge variant="light" color="yellow" size="lg" autoContrast>
          Paused: not shown
        </Badge>
      )}
      {(listing.asked || listing.resting) && taken && (
        <Button
          size="compact-md"
          h={36}
          disabled={change.busy}
          aria-label={`Still available: ${listing.address}`}
          onClick={() => renew(change, [listing])}
        >
          Still available
        </Button>
      )}
      {taken && (
        <Button
          variant="default"
          size="compact-md"
          h={36}
          disabled={change.busy}
          aria-label={`Mark as ${labels[taken]}: ${listing.address}`}
          onClick={() => markAs(change, labels, [listing], taken)}
        >
          Mark as {labels[taken]}
        </Button>
      )}
      {isTaken(listing.status) && <KeptPage listing={listing} change={change} />}
    </Group>
  );
}
