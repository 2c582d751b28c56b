import { Button, Group, Stack } from '@mantine/core';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { PageData } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import { AccountPage } from '../features/accounts/account-area/account-page.tsx';
import { MyListings } from '../features/listings/own/my-listings.tsx';
import { lazyPart, Nothing } from '../ui/lazy-part.tsx';
import { SkeletonRows, SkeletonStatistics, Waiting } from '../ui/waiting.tsx';
import classes from './my-listings.module.css';

// Optional sections that load later: the listings come first.
const MySubscriptionPanel = lazyPart(
  async () => ({ default: (await import('../features/payments/my-subscription.tsx')).MySubscriptionPanel }),
  Nothing,
);
const ListingStatisticsPanel = lazyPart(
  async () => ({
    default: (await import('../features/listings/own/listing-statistics.tsx')).ListingStatisticsPanel,
  }),
  Nothing,
);

const ExportListings = lazyPart(
  async () => ({ default: (await import('../features/listings/own/export-listings.tsx')).ExportListings }),
  Nothing,
);

/** The same skeletons as the sections show while their data loads. */
const numbersComing = (
  <Waiting what="the statistics">
    <SkeletonStatistics />
  </Waiting>
);
const packageComing = (
  <Waiting what="your package">
    <SkeletonRows height={220} />
  </Waiting>
);

export function loader(): PageData {
  return { meta: { title: 'My Listings', noIndex: true } };
}

export default function MyListingsPage() {
  return (
    <AccountPage
      title="My Listings"
      action={
        <Group gap="sm">
          <Button component={Link} to={paths.importListings} variant="default">
            Import listings
          </Button>
          <Button component={Link} to={paths.uploadListing()} className={classes.add}>
            Add a listing
          </Button>
        </Group>
      }
    >
      <Stack gap="lg">
        <Suspense fallback={numbersComing}>
          <ListingStatisticsPanel />
        </Suspense>
        <MyListings />
        <Suspense fallback={packageComing}>
          <MySubscriptionPanel />
        </Suspense>
        <Suspense>
          <ExportListings />
        </Suspense>
      </Stack>
    </AccountPage>
  );
}
