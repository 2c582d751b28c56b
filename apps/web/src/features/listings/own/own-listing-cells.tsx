import * as texts from '@africanscity/messages/listings';
import { isTaken } from '@africanscity/contracts/listings/rental';
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
import { marketText } from '../core/days-on-market.ts';
import { typeAndPlace } from './own-listing-texts.ts';
import { seenMoreText } from './seen-more.ts';
import type { ListingChange } from './use-listing-change.ts';

/** The picture, type and place of a listing. */
export function ListingWithPicture({ listing }: { listing: OwnListingRow }) {
  const { daysOnMarket } = listing;
  return (
    <div className={classes.listing}>
      <Picture className={classes.picture} picture={listing.picture} alt="" upTo="card" sizes="120px" />
      <div className={classes.words}>
        <Anchor component={Link} to={paths.property(listing)} fw={600}>
          {listing.address}
        </Anchor>
        <Text size="sm" c="dimmed">
          {typeAndPlace(listing)}
        </Text>
        {daysOnMarket !== null && (
          <Text size="sm" c="dimmed">
            {marketText(daysOnMarket)}
          </Text>
        )}
        <Incomplete listing={listing} />
      </div>
    </div>
  );
}

const parts: Record<OwnListingRow['missing'][number], () => string> = {
  pictures: texts.missingPhotos,
  rooms: texts.missingRooms,
  bathrooms: texts.missingBathrooms,
  pin: texts.missingPin,
  description: texts.missingDescription,
};

/** The parts that an open listing lacks, with a link to add them. */
function Incomplete({ listing }: { listing: OwnListingRow }) {
  const { complete, missing, seenMore, id, address, status } = listing;
  const [first, second] = missing;
  if (!first || takenStatus(status) === null) return null;
  const text = second
    ? texts.completeAddTwo({ complete: String(complete), part: parts[first](), second: parts[second]() })
    : texts.completeAdd({ complete: String(complete), part: parts[first]() });
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
        {texts.onSiteUntil({ day: shownUntil ? showDay(shownUntil) : '' })}
      </Text>
    );
  return (
    <>
      <Text size="sm" w="100%">
        {texts.keepPageQuestion()}
      </Text>
      {[true, false].map((kept) => (
        <Button
          key={String(kept)}
          variant="default"
          size="compact-md"
          h={{ base: 44, sm: 36 }}
          disabled={change.busy}
          aria-label={kept ? texts.keepPageOf({ address }) : texts.dontKeepPageOf({ address })}
          onClick={() => keep(change, listing, kept)}
        >
          {kept ? texts.keepIt() : texts.no()}
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
          {texts.hiddenByOurTeam()}
        </Badge>
      )}
      {listing.featured && (
        <Badge variant="light" color="green" size="lg" autoContrast>
          {texts.featured()}
        </Badge>
      )}
      {listing.overLimit && (
        <Badge variant="light" color="yellow" size="lg" autoContrast>
          {texts.inactive()}
        </Badge>
      )}
      {listing.overLimit && (
        <Anchor href="#my-package" size="sm" py={6}>
          {texts.why()}
        </Anchor>
      )}
      {listing.usualPrice !== null && <PriceUnderReview listing={listing} usualPrice={listing.usualPrice} />}
      {listing.resting && (
        <Badge variant="light" color="yellow" size="lg" autoContrast>
          {texts.pausedNotShown()}
        </Badge>
      )}
      {(listing.asked || listing.resting) && taken && (
        <Button
          size="compact-md"
          h={{ base: 44, sm: 36 }}
          disabled={change.busy}
          aria-label={texts.stillAvailableOf({ address: listing.address })}
          onClick={() => renew(change, [listing])}
        >
          {texts.stillAvailable()}
        </Button>
      )}
      {taken && (
        <Button
          variant="default"
          size="compact-md"
          h={{ base: 44, sm: 36 }}
          disabled={change.busy}
          aria-label={texts.markAsOf({ status: labels[taken], address: listing.address })}
          onClick={() => markAs(change, labels, [listing], taken)}
        >
          {texts.markAs({ status: labels[taken] })}
        </Button>
      )}
      {isTaken(listing.status) && <KeptPage listing={listing} change={change} />}
    </Group>
  );
}
