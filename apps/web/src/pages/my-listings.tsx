import * as texts from '@africanscity/messages/listings';
import { Button, Group, Stack } from '@mantine/core';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { unlisted } from '../app/page-meta.ts';
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

const ExportListings = lazyPart(() => import('../features/listings/own/export-listings.tsx'), Nothing);

/** The same skeletons as the sections show while their data loads. */
const NumbersComing = () => (
  <Waiting what={texts.theStatistics()}>
    <SkeletonStatistics />
  </Waiting>
);
const PackageComing = () => (
  <Waiting what={texts.yourPackage()}>
    <SkeletonRows height={220} />
  </Waiting>
);

export const loader = unlisted(texts.myListingsPage);

export default function MyListingsPage() {
  return (
    <AccountPage
      title={texts.myListingsPage()}
      action={
        <Group gap="sm">
          <Button component={Link} to={paths.importListings} variant="default">
            {texts.importListings()}
          </Button>
          <Button component={Link} to={paths.uploadListing()} className={classes.add}>
            {texts.addAListing()}
          </Button>
        </Group>
      }
    >
      <Stack gap="lg">
        <Suspense fallback={<NumbersComing />}>
          <ListingStatisticsPanel />
        </Suspense>
        <MyListings />
        <Suspense fallback={<PackageComing />}>
          <MySubscriptionPanel />
        </Suspense>
        <Suspense>
          <ExportListings />
        </Suspense>
      </Stack>
    </AccountPage>
  );
}
