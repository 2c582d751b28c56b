import { Button, Container, Group, Stack, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { PageData } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import { RequireSession } from '../components/require-session.tsx';
import { ListingStatisticsPanel } from '../features/listings/own/listing-statistics.tsx';
import { MyListings } from '../features/listings/own/my-listings.tsx';
import { MySubscriptionPanel } from '../features/payments/my-subscription.tsx';

export function loader(): PageData {
  return { meta: { title: 'My Properties', noIndex: true } };
}

export default function MyListingsPage() {
  return (
    <Container py={{ base: 'lg', sm: 40 }}>
      <Group justify="space-between" mb="lg">
        <Title order={1} size="h2">
          My Properties
        </Title>
        <Button component={Link} to={paths.uploadListing()}>
          Add a listing
        </Button>
      </Group>
      <RequireSession>
        <Stack gap="lg">
          <MySubscriptionPanel />
          <ListingStatisticsPanel />
          <MyListings />
        </Stack>
      </RequireSession>
    </Container>
  );
}
